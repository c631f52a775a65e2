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

  /// Walks through an app.
  ///
  /// - Parameter start: the file in which the app begins.
  /// - Returns: the walk; `nil` if the app could not be started.
  func walk(from start: FoundDocument) async throws -> AppWalk? {
    var walk = AppWalk(limits: (start.walkSettings ?? WalkSettings()).limits)
    while !walk.nextWays.isEmpty {
      let requests = try walk.nextWays.map { way in
        var request = start
        request.way = way
        return [UInt8](try JSONEncoder().encode(request))
      }
      let pool = WorkerPool(program: program, count: limits.jobs, limits: limitsOfWay)
      let ways = walk.nextWays
      do {
        try await pool.run(requests) { index, result in
          switch state(in: result) {
          case .success(let state): walk.record(state, after: ways[index])
          case .failure(let failure): walk.fail(ways[index], because: failure.fault.message)
          }
          console.progress("\(walk.ways + index + 1) ways, \(walk.screens.count) screens reached")
        }
      } catch let error as WorkerStartError {
        console.report(
          "\(start.path): error: the app ends while it is launched (\(error.reason)), so it is not walked through")
        return nil
      }
      walk.endRound()
    }
    let record = walk.record(of: start.path)
    console.report("\(start.path): \(record.words)")
    for screen in walk.screens { console.report("\(start.path): “\(screen.name)” by \(screen.words)") }
    for line in [record.unreachedWords, record.unansweredWords].compactMap(\.self) {
      console.report("\(start.path): \(line)")
    }
    for failure in record.failures { console.report("\(start.path): walk: \(failure)") }
    return walk
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
  /// The walk for reports.
  ///
  /// - Parameter document: the path of the file in which the app begins.
  func record(of document: String) -> WalkRecord {
    WalkRecord(
      document: document,
      screens: screens.map { screen in
        let before = Array(screen.steps.dropLast())
        return WalkRecord.Screen(
          name: screen.name, parent: screens.first { $0.steps == before }?.name, steps: screen.steps.map(\.words))
      }, ways: ways, isCutShort: isCutShort,
      failures: failures.map { "\($0.way.isEmpty ? "the first screen" : $0.way.words): \($0.reason)" },
      unreached: unreachedClasses, unanswered: unanswered.sorted())
  }
}
