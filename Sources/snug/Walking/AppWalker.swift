import Audit
import Foundation
import InterfaceBuilder
import Reports
import Walking

/// Walks through apps: has worker processes follow the ways that ``AppWalk`` asks for, each in a process of its own, so that a
/// trap or a hang ends only one way.
@MainActor struct AppWalker {
  /// Runs the app.
  let program: WorkerProgram
  let limits: WorkerOptions
  let console: any Console
  /// Called with how far the walk has got, in words.
  let progress: @MainActor (String) -> Void

  init(
    program: WorkerProgram, limits: WorkerOptions, console: any Console, progress: (@MainActor (String) -> Void)? = nil
  ) {
    self.program = program
    self.limits = limits
    self.console = console
    self.progress = progress ?? { console.progress($0) }
  }

  /// The number of the file in which an app begins: the one that sets its first screen, or else that with its entry point; `nil`
  /// if there is none.
  static func beginning(in documents: [FoundDocument]) -> Int? {
    let files = documents.indices.filter { CodeScreenFile.beginsApp(at: documents[$0].path) }
    return files.first { CodeScreenFile.setsFirstScreen(at: documents[$0].path) } ?? files.first
  }

  /// Walks through an app.
  ///
  /// - Parameter start: the file in which the app begins.
  /// - Returns: the walk; `nil` if the app could not be started.
  func walk(from start: FoundDocument) async throws -> AppWalk? {
    let bounds = (start.walkSettings ?? WalkSettings()).limits
    let end = bounds.seconds.map { ContinuousClock.now + .seconds($0) }
    var walk = AppWalk(limits: bounds)
    do {
      while !walk.nextWays.isEmpty { try await followWays(of: &walk, from: start, until: end) }
    } catch let error as WorkerStartError {
      console.report(
        "\(start.path): error: the app ends while it is launched (\(error.reason)), so it is not walked through")
      return nil
    }
    walk.record(of: start.path).lines.forEach { console.report("\(start.path): \($0)") }
    return walk
  }

  /// Follows the next ways, or as many of them as there is time for.
  private func followWays(
    of walk: inout AppWalk, from start: FoundDocument, until end: ContinuousClock.Instant?
  ) async throws {
    func isOver() -> Bool { end.map { ContinuousClock.now >= $0 } ?? false }
    if isOver() { return walk.stop(after: 0) }
    let ways = walk.nextWays
    let requests = try ways.map { way in
      var request = start
      request.way = way
      return [UInt8](try JSONEncoder().encode(request))
    }
    let pool = WorkerPool(program: program, count: limits.jobs, limits: limitsOfWay)
    do {
      try await pool.run(requests) { index, result in
        switch state(in: result) {
        case .success(let state): walk.record(state, after: ways[index])
        case .failure(let failure): walk.fail(ways[index], because: failure.fault.message)
        }
        progress("\(walk.ways + index + 1) ways, \(walk.screens.count) screens reached")
        if isOver(), index + 1 < ways.count { throw TimeIsOver(ways: index + 1) }
      }
      walk.endRound()
    } catch let error as TimeIsOver {
      walk.stop(after: error.ways)
    }
  }

  /// Ends the workers of a round, because the walk has no more time.
  private struct TimeIsOver: Error {
    /// The number of ways of the round that were followed.
    let ways: Int
  }

  /// The memory and time for a way. Code that hangs must not take the whole time of a document, because there are many ways.
  private var limitsOfWay: WorkerLimits { WorkerLimits(memory: limits.memory, timeout: limits.secondsOfScene) }

  private func reason(_ failure: WorkerFailure) -> String {
    switch failure.cause {
    case .time: "it takes more than \(limits.secondsOfScene.formatted()) seconds (a fifth of --timeout)"
    case .memory: "it takes more than \(limits.memory) MB of memory (--memory)"
    default: failure.reason
    }
  }

  private func state(in result: Result<[UInt8], WorkerFailure>) -> Result<WalkState, DocumentFailure> {
    func failure(_ message: String) -> Result<WalkState, DocumentFailure> {
      .failure(DocumentFailure(fault: DocumentFault(line: nil, message: message)))
    }
    switch result {
    case .failure(let end): return failure(reason(end))
    case .success(let bytes):
      // Bytes from a worker are not trusted, because an app's code runs in it.
      guard let answer = try? DocumentAnswer(bytes: bytes) else { return failure("the answer cannot be read") }
      if let fault = answer.failure { return .failure(DocumentFailure(fault: fault)) }
      guard let state = try? WalkState(bytes: answer.product) else { return failure("the answer cannot be read") }
      return .success(state)
    }
  }
}

extension AppWalk {
  /// The screens that a walk adds to the file in which the app begins: those that it has reached, and the first one, unless the
  /// file's code sets it, because then the file has it anyway.
  func screens(ofFileAt path: String) -> [Walk] {
    CodeScreenFile.setsFirstScreen(at: path) ? screens : (first.map { [$0] } ?? []) + screens
  }

  /// The walk for reports.
  ///
  /// - Parameter document: the path of the file in which the app begins.
  func record(of document: String) -> WalkRecord {
    WalkRecord(
      document: document,
      screens: screens.map {
        WalkRecord.Screen(name: $0.name, parent: screen(before: $0.steps), steps: $0.steps.map(\.words))
      }, ways: ways, limits: Limit.allCases.filter(reachedLimits.contains).map(\.rawValue),
      failures: failures.map { "\($0.way.isEmpty ? "the first screen" : $0.way.words): \($0.reason)" },
      unreached: unreachedClasses,
      openings: openings.map {
        WalkRecord.Opening(address: $0.address, parent: screen(before: $0.way), steps: $0.way.map(\.words))
      }, unanswered: unanswered.sorted())
  }

  /// The name of the screen on which the last step of a way is taken; `nil` for the app's first screen.
  private func screen(before way: [WalkStep]) -> String? { screens.first { $0.steps == Array(way.dropLast()) }?.name }
}
