import Foundation

/// The console of the process: standard output and standard error.
///
/// Results are coloured only on a terminal, and not if `NO_COLOR` is set; progress is shown only where standard error
/// is a terminal, so that logs stay clean.
@MainActor
final class StandardConsole: Console {
  let isColored: Bool
  private let showsProgress: Bool
  private var hasProgress = false

  init() {
    let environment = ProcessInfo.processInfo.environment
    let isDumb = environment["TERM"] == "dumb"
    isColored = isatty(STDOUT_FILENO) == 1 && !isDumb && (environment["NO_COLOR"] ?? "").isEmpty
    showsProgress = isatty(STDERR_FILENO) == 1 && !isDumb
  }

  func write(_ text: String) {
    clearProgress()
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  func report(_ line: String) {
    clearProgress()
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  func progress(_ text: String) {
    guard showsProgress else { return }
    clearProgress()
    FileHandle.standardError.write(Data(text.utf8))
    hasProgress = true
  }

  private func clearProgress() {
    guard hasProgress else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    hasProgress = false
  }
}
