import Audit
import Foundation
import InterfaceBuilder
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
  /// - Returns: the screens that were reached, without the first one; `nil` if the app could not be started.
  func screens(from start: FoundDocument) async throws -> [Walk]? {
    var walk = AppWalk()
    var failures: [String] = []
    while !walk.nextWays.isEmpty {
      let requests = try walk.nextWays.map { way in
        var request = start
        request.way = way
        return [UInt8](try JSONEncoder().encode(request))
      }
      var pool = WorkerPool(program: program, count: limits.jobs, limits: limits.limitsOfWorkers)
      pool.requestsPerProcess = 1
      let ways = walk.nextWays
      do {
        try await pool.run(requests) { index, result in
          switch state(in: result) {
          case .success(let state): walk.record(state, after: ways[index])
          case .failure(let failure): failures.append("\(Self.words(ways[index])): \(failure.fault.message)")
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
    report(walk, failures, on: start.path)
    return walk.screens
  }

  private func state(in result: Result<[UInt8], WorkerFailure>) -> Result<WalkState, DocumentFailure> {
    func failure(_ message: String) -> Result<WalkState, DocumentFailure> {
      .failure(DocumentFailure(fault: DocumentFault(line: nil, message: message)))
    }
    switch result {
    case .failure(let end): return failure(end.reason)
    case .success(let bytes):
      // Bytes from a worker are not trusted, because an app's code runs in it.
      guard let answer = try? DocumentAnswer(bytes: bytes) else { return failure("the answer cannot be read") }
      if let fault = answer.failure { return .failure(DocumentFailure(fault: fault)) }
      guard let state = try? WalkState(bytes: answer.product) else { return failure("the answer cannot be read") }
      return .success(state)
    }
  }

  private func report(_ walk: AppWalk, _ failures: [String], on path: String) {
    let count = walk.screens.count
    let more = walk.isCutShort ? "; there may be more, but a limit ended the walk" : ""
    console.report(
      "\(path): the walk reached \(count) screen\(count == 1 ? "" : "s") beyond the first one, by \(walk.ways) ways\(more)"
    )
    for screen in walk.screens { console.report("\(path): “\(screen.name)” by \(screen.words)") }
    for failure in failures { console.report("\(path): walk: \(failure)") }
  }

  private static func words(_ way: [WalkStep]) -> String {
    way.isEmpty ? "the first screen" : Walk(name: "", steps: way).words
  }
}
