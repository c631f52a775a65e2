@testable import snug

/// A console that keeps what a command writes.
final class CapturedConsole: Console {
  let isColored = false
  /// Standard output.
  private(set) var output = ""
  /// The lines of standard error.
  private(set) var reports: [String] = []

  func write(_ text: String) { output += text }
  func report(_ line: String) { reports.append(line) }
  func progress(_ text: String) {}

  /// Runs a command line, as a person would type it after `snug`.
  static func run(_ arguments: String...) throws -> (outcome: Outcome, console: CapturedConsole) {
    try run(arguments)
  }

  /// Runs a command line, as a person would type it after `snug`.
  static func run(_ arguments: [String]) throws -> (outcome: Outcome, console: CapturedConsole) {
    let console = CapturedConsole()
    guard let command = try Snug.parseAsRoot(arguments) as? any SnugCommand else {
      return (.incomplete, console)
    }
    return (try command.run(on: console), console)
  }
}
