import ArgumentParser
import Reports

/// The forms that findings can be printed in.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case terminal
  /// The run file.
  case jsonl
  /// Annotations of a pull request on GitHub.
  case github
  /// Test results for continuous-integration servers.
  case junit
  /// For code-scanning services.
  case sarif

  /// The purpose of the format.
  var help: String {
    switch self {
    case .terminal: "terminal: for people"
    case .jsonl: "jsonl: the run file"
    case .github: "github: annotations of a pull request"
    case .junit: "junit: test results"
    case .sarif: "sarif: for code scanning"
    }
  }

  /// A reporter for one run.
  func reporter(isColored: Bool) -> any Reporter {
    switch self {
    case .terminal: TerminalReporter(style: TerminalStyle(isColored: isColored))
    case .jsonl: RunFileReporter()
    case .github: GitHubReporter()
    case .junit: JUnitReporter()
    case .sarif: SARIFReporter()
    }
  }
}
