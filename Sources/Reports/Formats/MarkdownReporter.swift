import Audit
import Environments

/// Writes a summary in Markdown, such as the job summary of GitHub Actions: totals, numbers by rule, and the worst
/// findings.
public struct MarkdownReporter: Reporter {
  /// The most findings that are listed. GitHub limits a summary to one mebibyte.
  public static let mostFindings = 50

  private var summary = RunSummary()
  private var findings: [Finding] = []
  private var faults: [(document: String, fault: DocumentFault)] = []
  private var affected = 0

  /// Makes a reporter for one run.
  public init() {}

  /// Returns an empty text, because the worst findings of the whole run come first.
  public mutating func begin(_ run: RunHeader) -> String { "" }

  /// Stores the findings of a document and returns an empty text.
  public mutating func report(_ document: DocumentReport) -> String {
    summary.add(document)
    faults += ((document.failure.map { [$0] } ?? []) + document.faults).map { (document.document, $0) }
    for screen in document.screens {
      let open = screen.openFindings
      findings += open
      if open.contains(where: { $0.outcome == .violation }) { affected += 1 }
    }
    return ""
  }

  /// Returns the summary.
  public mutating func end() -> String {
    var lines = ["## \(headline)", "", summary.figures.joined(separator: ", ") + "."]
    if !faults.isEmpty {
      lines += ["", "| damaged document | fault |", "| --- | --- |"]
      for (document, fault) in faults.prefix(Self.mostFindings) {
        let place = DocumentPlace.words(document, fault.line)
        lines.append("| \(Self.code(place)) | \(MarkdownText.escaped(fault.message)) |")
      }
    }
    let tally = Tally(findings)
    if !findings.isEmpty {
      lines += ["", "| | \(Impact.allCases.reversed().map(\.rawValue).joined(separator: " | ")) | to review |"]
      lines.append("| --- |" + String(repeating: " ---: |", count: Impact.allCases.count + 1))
      lines.append(row("all", tally))
      let rules = Dictionary(grouping: findings, by: \.rule)
      for (rule, found) in rules.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
        lines.append(row(rule, Tally(found)))
      }
    }
    let violations = findings.enumerated().filter { $0.element.outcome == .violation }
      .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
    if !violations.isEmpty {
      lines += ["", "| impact | view | fault | fix | where |", "| --- | --- | --- | --- | --- |"]
      let groups = violations.together(by: FindingCause.init)
      let listed = groups.prefix(Self.mostFindings)
      lines += listed.map(Self.row(for:))
      if groups.count > listed.count {
        lines += ["", "The \(listed.map(\.count).reduce(0, +)) worst of \(violations.count) violations are listed."]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    if summary.screens == 0, !faults.isEmpty { return "Snug: nothing was audited" }
    guard summary.violations > 0 else { return "Snug: no violations" }
    return "Snug: " + summary.violations(onScreens: affected)
  }

  private func row(_ name: String, _ tally: Tally) -> String {
    let numbers = Impact.allCases.reversed().map { tally.violations[$0] ?? 0 } + [tally.reviews]
    return "| \(name) | " + numbers.map { $0 == 0 ? "" : "\($0)" }.joined(separator: " | ") + " |"
  }

  /// The row of violations that have one cause, with the places of all.
  private static func row(for group: [Finding]) -> String {
    let finding = group[0]
    let others = group.dropFirst().map(\.place)
    let also = others.isEmpty ? "" : "<br>also \(code(FindingCause.words(for: others)))"
    return "| \(finding.impact.rawValue) | \(MarkdownText.escaped("\(finding.scene.name): \(finding.view.label)"))<br>"
      + "\(code(finding.place))\(also) | \(finding.rule): \(MarkdownText.escaped(finding.message)) "
      + "| \(MarkdownText.escaped(finding.fix)) | \(MarkdownText.escaped(finding.extent)) |"
  }

  private static func code(_ text: String) -> String { "<code>\(MarkdownText.escaped(text))</code>" }
}
