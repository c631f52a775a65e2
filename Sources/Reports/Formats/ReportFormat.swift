/// The formats in which findings can be written. Each has a ``Reporter``.
///
/// In the module `snug`, a `ReportTarget` consists of a format and a path, and a `ReportOutput` writes the report.
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

  /// The name and the purpose of the format, for the help of `--format`.
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

  /// Makes a reporter of this format for one run.
  ///
  /// - Parameters:
  ///   - isColored: whether text for a terminal is coloured.
  ///   - extent: which findings are printed in the format ``terminal``.
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
