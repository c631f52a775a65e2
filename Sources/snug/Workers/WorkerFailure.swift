import Foundation
import Subprocess

/// The reason why a worker process ended before it answered a request.
struct WorkerFailure: Error, Equatable {
  /// How the process ended.
  enum Cause: Equatable {
    case signal(Int32)
    /// The process exited by itself, with a code.
    case exit(Int32)
    /// The process used too much memory: it was killed, or it exited by itself after the request.
    case memory
    /// The process took too long: its own alarm ended it, or the main process killed it.
    case time
    /// The process wrote something that is not a valid answer, and was killed. The value describes what it wrote.
    case noAnswer(String)
    /// The process or this program could not read what the other wrote: they are of different builds of Snug, or the app's
    /// code wrote something.
    case notUnderstood
  }

  var cause: Cause
  /// The end of what the process wrote to standard error.
  var standardError: String

  private static let sceneMark = "snug scene: "

  /// The line that an app's program writes to standard error before it makes a scene, so that a crash can be attributed
  /// to the scene.
  static func mark(ofScene id: String) -> String { "\(sceneMark)\(id)\n" }

  /// The last line that a worker writes to standard error before it exits because of too much memory.
  static let memoryMark = "snug memory: over the limit\n"

  /// The last line that a worker writes to standard error before it exits because it cannot read a request.
  static let requestMark = "snug request: not understood\n"

  private static let answerMark = "snug answer: "

  /// The last line that a worker writes to standard error before it exits because its answer is too long.
  static func mark(ofAnswerOf length: Int) -> String { "\(answerMark)\(Frame.TooLong(length: length))\n" }

  /// - Parameters:
  ///   - status: how the process ended.
  ///   - breach: the broken limit because of which the process was killed; `nil` if it was not killed.
  ///   - standardError: the end of what the process wrote to standard error.
  init(_ status: TerminationStatus, breach: Cause?, standardError: String) {
    self.standardError = standardError
    if let breach {
      cause = breach
      return
    }
    let lastLine = standardError.split(separator: "\n").last ?? ""
    cause =
      switch status {
      case .signaled(SIGALRM): .time
      case .signaled(let number): .signal(number)
      case .exited where standardError.hasSuffix(Self.memoryMark): .memory
      case .exited where standardError.hasSuffix(Self.requestMark): .notUnderstood
      case .exited where lastLine.hasPrefix(Self.answerMark):
        .noAnswer(String(lastLine.dropFirst(Self.answerMark.count)))
      case .exited(let code): .exit(Int32(code))
      }
  }

  init(cause: Cause, standardError: String) {
    self.cause = cause
    self.standardError = standardError
  }

  /// The identifier of the scene that was being made when the process ended; `nil` if it is not known.
  var scene: String? {
    switch cause {
    case .noAnswer, .notUnderstood: return nil
    case .signal, .exit, .memory, .time: break
    }
    return standardError.split(separator: "\n").last { $0.hasPrefix(Self.sceneMark) }
      .map { String($0.dropFirst(Self.sceneMark.count)) }
  }

  /// The cause in words: the message of a trap, or else the signal, exit code or broken limit.
  var reason: String {
    if let trap { return "trap: \(trap.place)\(trap.words)" }
    switch cause {
    case .signal(let number):
      let name = strsignal(number).map { String(cString: $0).lowercased() } ?? "unknown"
      let traps = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
      return "\(traps.contains(number) ? "trap: " : "")signal \(number), \(name)"
    case .memory: return "too much memory"
    case .time: return "it took too long"
    case .noAnswer(let fault): return "the worker process gave no answer but \(fault)"
    case .notUnderstood:
      return "the worker process was not understood; it may be of another version of Snug: build the app again"
    case .exit(let code): return "the worker process ended with code \(code)"
    }
  }

  /// The message of the trap that ended the process, such as `File.swift:12: ` and `Index out of range`; `nil` if it
  /// was not a trap.
  ///
  /// The words include the lines with descriptions of views that follow a UIKit exception. The place, a file and line,
  /// is empty unless it is in the app's code.
  var trap: (place: String, words: String)? {
    lineOfTrap.map { (Self.place($0.prefix).map { "\($0.file):\($0.line): " } ?? "", $0.words) }
  }

  /// The module, file and line at which a trap ended the process; `nil` if they are not known, or not in the app's code.
  var placeOfTrap: (module: String, file: String, line: Int)? { lineOfTrap.flatMap { Self.place($0.prefix) } }

  /// What stands before the message of a trap, and the message; `nil` if the process did not trap.
  private var lineOfTrap: (prefix: Substring, words: String)? {
    switch cause {
    case .memory, .time, .noAnswer, .notUnderstood: return nil
    case .signal, .exit: break
    }
    let lines = standardError.split(separator: "\n")
    let mark = "Fatal error: "
    guard let index = lines.firstIndex(where: { $0.contains(mark) }),
      let range = lines[index].firstRange(of: mark)
    else { return nil }
    let views = lines[(index + 1)...].prefix { $0.hasPrefix("  <") }.map { $0.dropFirst(2) }
    return (
      lines[index][..<range.lowerBound], ([lines[index][range.upperBound...]] + views).joined(separator: "; ")
    )
  }

  /// The place that stands before “Fatal error”, such as “App/File.swift:12: ”; `nil` for files of Swift's libraries and of Snug's
  /// modules.
  private static func place(_ prefix: Substring) -> (module: String, file: String, line: Int)? {
    guard let match = prefix.firstMatch(of: /(\w+)\/([^\/]+\.swift):(\d+): $/), !modules.contains(match.1),
      let line = Int(match.3)
    else { return nil }
    return (String(match.1), String(match.2), line)
  }

  private static let modules: Set<Substring> = [
    "Swift", "Foundation", "_Concurrency", "UIKit", "InterfaceBuilder", "Drawing", "Environments", "Audit", "Reports",
    "Configuration", "Differences", "Pages", "PreviewServer", "ConstraintSolver", "Typesetting", "SnugHost", "snug",
  ]
}

/// The reason why no worker process could be started.
struct WorkerStartError: Error, Equatable, CustomStringConvertible {
  var reason: String
  /// Whether no further attempt is made, because the start timed out and another attempt would take as long again.
  var isFinal = false

  var description: String { "no worker process could be started: \(reason)" }
}
