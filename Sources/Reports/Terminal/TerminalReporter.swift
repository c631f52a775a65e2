import Audit
import Environments

/// Writes findings for a person at a terminal, grouped by screen, the proof and the edit with each.
public struct TerminalReporter: Reporter {
  private let style: TerminalStyle
  private var summary = RunSummary()
  private var cells: [String: MatrixCell] = [:]

  /// Makes a reporter for one run.
  public init(style: TerminalStyle) {
    self.style = style
  }

  /// Nothing: the first line is the first screen with findings.
  public mutating func begin(_ run: RunHeader) -> String {
    ""
  }

  /// The screens of the document that have findings.
  public mutating func report(_ document: DocumentReport) -> String {
    summary.add(document)
    cells = Dictionary(document.environments.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return document.screens.filter { !$0.findings.isEmpty }.map { block(for: $0, of: document.document) }.joined()
  }

  /// The figures of the run in one sentence.
  public mutating func end() -> String {
    var parts = [
      counted(summary.screens, "screen"),
      counted(summary.violations, "violation"),
      "\(summary.needsReview) to review",
    ]
    if summary.failures > 0 {
      parts.append("\(counted(summary.failures, "document")) could not be audited")
    }
    if summary.notChecked > 0 {
      parts.append("\(counted(summary.notChecked, "thing")) not checked (see the run file)")
    }
    return style(.strong, parts.joined(separator: ", ") + ".") + "\n"
  }

  private func block(for screen: ScreenReport, of document: String) -> String {
    let heading = style(.strong, PlainLine.of(screen.scene.name)) + "  " + style(.faint, PlainLine.of(document))
    let findings = screen.findings.map { lines(for: $0).map { "  \($0)\n" }.joined() }
    return heading + "\n" + findings.joined() + "\n"
  }

  private func lines(for finding: Finding) -> [String] {
    let mark = finding.outcome == .violation ? style(.error, "✖") : style(.warning, "?")
    let place = finding.line.map { "\(finding.document):\($0)" } ?? finding.document
    let review = finding.outcome == .needsReview ? ", needs review" : ""
    var extent = finding.extent
    if finding.environments.count > 1, let worst = cells[finding.worst] {
      extent += "; worst: \(worst.words)"
    }
    return [
      "\(mark) \(style(.strong, PlainLine.of(finding.view.label)))  \(finding.rule) (\(finding.impact.rawValue)\(review))  "
        + style(.faint, PlainLine.of(place)),
      "    \(PlainLine.of(finding.message))",
      "    " + style(.faint, "where") + "  \(PlainLine.of(extent))",
    ]
      + finding.because.map { "    " + style(.faint, "proof") + "  \(PlainLine.of($0))" }
      + ["    " + style(.faint, "fix") + "    \(PlainLine.of(finding.fix))"]
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
