/// The formats that findings can be written in, each with its ``Reporter``.
///
/// `ReportTarget` of `snug` names a format and a file, and `ReportOutput` writes it.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Text for a person at a terminal.
  case terminal
  /// The run file, as JSON Lines.
  case jsonl
  /// Annotations of a pull request on GitHub.
  case github
  /// Test results for continuous-integration servers.
  case junit
  /// SARIF, for code-scanning services.
  case sarif
  /// GitLab's Code Quality report.
  case gitlab
  /// A summary in Markdown.
  case markdown
  /// An HTML page with pictures.
  case html

  /// The purpose of the format.
  package var help: String {
    switch self {
    case .terminal: "terminal: for people"
    case .jsonl: "jsonl: the run file"
    case .github: "github: annotations of a pull request"
    case .junit: "junit: test results"
    case .sarif: "sarif: for code scanning"
    case .gitlab: "gitlab: Code Quality of GitLab"
    case .markdown: "markdown: a summary"
    case .html: "html: a folder with a page and pictures, or one file if the path ends in .html (only for --report)"
    }
  }

  /// A reporter for one run.
  ///
  /// - Parameters:
  ///   - isColored: whether text for a terminal is coloured.
  ///   - extent: how much of the run a person at a terminal sees.
  package func reporter(isColored: Bool = false, extent: TerminalReporter.Extent = TerminalReporter.Extent())
    -> any Reporter
  {
    switch self {
    case .terminal: TerminalReporter(style: TerminalStyle(isColored: isColored), extent: extent)
    case .jsonl: RunFileReporter()
    case .github: GitHubReporter()
    case .junit: JUnitReporter()
    case .sarif: SARIFReporter()
    case .gitlab: GitLabReporter()
    case .markdown: MarkdownReporter()
    case .html: HTMLReporter()
    }
  }
}
