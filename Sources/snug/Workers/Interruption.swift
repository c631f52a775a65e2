import Dispatch
import Foundation

/// The signals by which people and systems ask a program to end: Ctrl-C, `kill`, a closed terminal.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Does work that is cancelled by the first of the signals; a second one ends the program at once.
  ///
  /// Signals that are ignored from the start, as `nohup` does, stay so.
  static func cancelling<Result: Sendable>(
    _ work: @escaping @Sendable @MainActor () async throws -> Result
  ) async throws -> Result {
    let task = Task { try await work() }
    let sources = signals.compactMap { number -> (any DispatchSourceSignal)? in
      guard !isIgnored(number) else { return nil }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        signal(number, SIG_DFL)
        task.cancel()
      }
      source.resume()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    return try await task.value
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if os(Linux)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
