import Environments
import Foundation

/// The console of the process: standard output and standard error.
///
/// Results are coloured only on a terminal, and not if `NO_COLOR` is set; progress is shown only where standard error
/// is a terminal, so that logs stay clean.
@MainActor
final class StandardConsole: Console {
  let isColored: Bool
  let isTerminal = isatty(STDOUT_FILENO) == 1
  let arguments = Array(CommandLine.arguments.dropFirst())
  let variables = ProcessInfo.processInfo.environment
  /// Whether a line could not be written to standard error.
  private(set) var hasLostLines = false
  private let showsProgress: Bool
  private var hasProgress = false

  init() {
    let isDumb = variables["TERM"] == "dumb"
    isColored = isTerminal && !isDumb && (variables["NO_COLOR"] ?? "").isEmpty
    showsProgress = isatty(STDERR_FILENO) == 1 && !isDumb
  }

  func write(_ text: String) throws(OutputError) {
    clearProgress()
    try FileDescriptorWriter.write(Array(text.utf8), to: STDOUT_FILENO, named: "standard output")
  }

  func report(_ line: String) {
    clearProgress()
    writeError(PlainLine.of(line) + "\n")
  }

  var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  func confirm(_ question: String) -> Bool {
    clearProgress()
    writeError("\(PlainLine.of(question)) [y/N] ")
    return ["y", "yes"].contains(readLine()?.trimmingCharacters(in: .whitespaces).lowercased())
  }

  func progress(_ text: String) {
    guard showsProgress else { return }
    clearProgress()
    writeError(text)
    hasProgress = true
  }

  private func clearProgress() {
    guard hasProgress else { return }
    writeError("\r\u{1B}[K")
    hasProgress = false
  }

  private func writeError(_ text: String) {
    do throws(OutputError) {
      try FileDescriptorWriter.write(Array(text.utf8), to: STDERR_FILENO, named: "standard error")
    } catch {
      hasLostLines = true
    }
  }
}
