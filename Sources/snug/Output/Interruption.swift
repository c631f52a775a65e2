import Dispatch
import Foundation
import Synchronization

/// Handles the signals that ask the program to end: Ctrl-C, `kill`, a closed terminal.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The queue on which signals are handled. It is separate, so that signals do not wait for the work that they cancel.
  private static let queue = DispatchQueue(label: "snug.interruption", qos: .userInteractive)
  /// The number of seconds that cancelled work has to end before the process exits.
  static let timeToEnd = 0.7

  private static let firstSignal = Mutex<Int32?>(nil)
  private static let workers = Mutex<Set<pid_t>>([])

  /// Whether the program was asked to end.
  static var isRequested: Bool { firstSignal.withLock { $0 != nil } }

  /// The exit code after a signal, by the convention of shells: 128 plus the number of the signal; `nil` if no signal
  /// came.
  static var exitCode: Int32? { firstSignal.withLock { $0 }.map(code(of:)) }

  private static func code(of signal: Int32) -> Int32 { 128 + signal }

  /// Does some work, and cancels its task on the first signal.
  ///
  /// If the work does not end in time, for example because it searches a large folder, or if a second signal comes, the
  /// process exits at once, after removing unfinished output files.
  ///
  /// Signals that were already ignored when the program started, as with `nohup`, stay ignored.
  ///
  /// - Parameter timeToEnd: how many seconds the work has to end once it is cancelled.
  static func cancelling<Result: Sendable>(
    timeToEnd: Double = timeToEnd, _ work: @escaping @Sendable @MainActor () async throws -> Result
  ) async throws -> Result {
    let task = Task { try await work() }
    let sources = signals.compactMap { number -> (any DispatchSourceSignal)? in
      guard !isIgnored(number) else { return nil }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        guard request(number), timeToEnd > 0 else { end(by: number) }
        task.cancel()
        queue.asyncAfter(deadline: .now() + timeToEnd) { end(by: number) }
      }
      source.resume()
      return source
    }
    defer { sources.forEach { $0.cancel() } }
    return try await task.value
  }

  /// Notes a signal. Returns whether it is the first one.
  private static func request(_ number: Int32) -> Bool {
    firstSignal.withLock { first in
      defer { first = first ?? number }
      return first == nil
    }
  }

  /// Kills the workers, removes unfinished output and exits the process, whatever it is doing.
  private static func end(by number: Int32) -> Never {
    for worker in workers.withLock({ $0 }) { kill(worker, SIGKILL) }
    UnfinishedOutput.removeAll()
    let line = Array("error: interrupted\n".utf8)
    var descriptor = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    if poll(&descriptor, 1, 0) == 1 { _ = write(STDERR_FILENO, line, line.count) }
    _exit(code(of: number))
  }

  /// Registers a running worker process, which is killed if this process has to exit.
  static func add(worker: pid_t) { workers.withLock { _ = $0.insert(worker) } }

  /// Unregisters a worker process that has ended.
  static func remove(worker: pid_t) { workers.withLock { _ = $0.remove(worker) } }

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
