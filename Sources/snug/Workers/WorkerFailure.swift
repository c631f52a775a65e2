import Foundation
import Subprocess

/// How a worker process ended before it answered a request.
struct WorkerFailure: Error, Equatable {
  /// How the process ended.
  enum Cause: Equatable {
    case signal(Int32)
    /// By itself.
    case exit(Int32)
    /// It held too much memory: it was ended, or it ended itself after its request.
    case memory
    /// It took too long: its own alarm ended it, or the program did.
    case time
    /// What it wrote is no answer, so it was ended; with what is wrong.
    case noAnswer(String)
  }

  var cause: Cause
  /// What the process wrote to standard error last.
  var standardError: String

  private static let sceneMark = "snug scene: "

  /// What an app's program writes to standard error before it makes a scene.
  static func mark(ofScene id: String) -> String { "\(sceneMark)\(id)\n" }

  /// What a worker writes to standard error last when it held too much memory at any time.
  static let memoryMark = "snug memory: over the limit\n"

  private static let answerMark = "snug answer: "

  /// What a worker writes to standard error last when its answer is longer than the program reads.
  static func mark(ofAnswerOf length: Int) -> String { "\(answerMark)\(Frame.TooLong(length: length))\n" }

  /// - Parameters:
  ///   - status: how the process ended.
  ///   - breach: why it was ended; `nil` if it was not.
  ///   - standardError: what it wrote to standard error last.
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
      case .exited where lastLine.hasPrefix(Self.answerMark):
        .noAnswer(String(lastLine.dropFirst(Self.answerMark.count)))
      case .exited(let code): .exit(Int32(code))
      }
  }

  init(cause: Cause, standardError: String) {
    self.cause = cause
    self.standardError = standardError
  }

  /// The scene that the app's code was working on when it ended the process; `nil` where that is not known.
  var scene: String? {
    if case .noAnswer = cause { return nil }
    return standardError.split(separator: "\n").last { $0.hasPrefix(Self.sceneMark) }
      .map { String($0.dropFirst(Self.sceneMark.count)) }
  }

  /// The cause in words: what a trap said, or else the signal.
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
    case .exit(let code): return "the worker process ended with code \(code)"
    }
  }

  /// What Swift says when it stops a program: “File.swift:12: Fatal error: Index out of range”; `nil` for other ends.
  ///
  /// The words include the lines of UIKit's exceptions that describe views. The place is empty unless it is in the
  /// app's code.
  var trap: (place: String, words: String)? {
    switch cause {
    case .memory, .time, .noAnswer: return nil
    case .signal, .exit: break
    }
    let lines = standardError.split(separator: "\n")
    let mark = "Fatal error: "
    guard let index = lines.firstIndex(where: { $0.contains(mark) }),
      let range = lines[index].firstRange(of: mark)
    else { return nil }
    let views = lines[(index + 1)...].prefix { $0.hasPrefix("  <") }.map { $0.dropFirst(2) }
    return (
      place(lines[index][..<range.lowerBound]), ([lines[index][range.upperBound...]] + views).joined(separator: "; ")
    )
  }

  /// “App/File.swift:12: ” as “File.swift:12: ”; empty for a place in Swift's library and in this program's modules.
  private func place(_ prefix: Substring) -> String {
    guard let match = prefix.firstMatch(of: /(\w+)\/([^\/]+\.swift:\d+): $/), !Self.modules.contains(match.1) else {
      return ""
    }
    return "\(match.2): "
  }

  private static let modules: Set<Substring> = [
    "Swift", "Foundation", "_Concurrency", "UIKit", "InterfaceBuilder", "Drawing", "Environments", "Audit", "Reports",
    "Configuration", "Differences", "Pages", "PreviewServer", "ConstraintSolver", "Typesetting", "SnugHost", "snug",
  ]
}

/// Why no worker process could be started.
struct WorkerStartError: Error, Equatable, CustomStringConvertible {
  var reason: String
  /// Whether another attempt would only take as long again.
  var isFinal = false

  var description: String { "no worker process could be started: \(reason)" }
}
