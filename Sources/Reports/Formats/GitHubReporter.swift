import Audit
import Environments

/// Writes findings as workflow commands, which GitHub shows as annotations beside the lines of a pull request.
///
/// Violations become errors (minor ones warnings), findings that need review become notices, and documents that could
/// not be read become errors. Findings of one cause, such as a control that is reused, are one annotation, at the first of
/// their places. The worst ten of each level are written, because GitHub shows no more of them for one step of a job; a last
/// line says how many there are.
public struct GitHubReporter: Reporter {
  /// What is annotated, in the order of the run.
  private var annotations: [Annotation] = []
  /// The most annotations of a level that GitHub shows for one step.
  private static let mostOfLevel = 10

  /// A message beside a line of a document.
  private struct Annotation {
    var level = "error"
    /// The severity, greater is worse. What could not be audited comes first.
    var rank = Int.max
    var document: String
    var line: Int?
    var title: String
    /// The lines of the message.
    var text: [String]
    /// What the finding shares with others; `nil` if it stands alone.
    var cause: FindingCause?

    var place: String { DocumentPlace.words(document, line) }
  }

  /// Makes a reporter for one run.
  public init() {}

  /// Returns an empty text, because annotations need no header.
  public mutating func begin(_ run: RunHeader) -> String { "" }

  /// Stores the findings and returns an empty text, because the worst findings of the whole run come first.
  public mutating func report(_ document: DocumentReport) -> String {
    if let failure = document.failure {
      annotations.append(
        Annotation(
          document: document.document, line: failure.line, title: "could not be audited", text: [failure.message]))
    }
    for fault in document.faults {
      annotations.append(
        Annotation(document: document.document, line: fault.line, title: "damaged document", text: [fault.message]))
    }
    for finding in document.screens.flatMap(\.openFindings) {
      let level = finding.outcome == .needsReview ? "notice" : finding.impact == .minor ? "warning" : "error"
      let text =
        ["\(finding.scene.name), \(finding.view.label): \(finding.message) (\(finding.extent))"]
        + finding.proof + (finding.reason.map { ["Doubt: \($0)"] } ?? []) + ["Fix: \(finding.fix)"]
      annotations.append(
        Annotation(
          level: level, rank: finding.severity, document: finding.document, line: finding.line,
          title: "\(finding.rule) (\(finding.impact.rawValue))", text: text, cause: FindingCause(of: finding)))
    }
    return ""
  }

  /// Returns the annotations for the worst findings of the run, the worst first.
  public mutating func end() -> String {
    let groups = annotations.together(by: \.cause)
    let sorted = groups.enumerated().sorted { ($1.element[0].rank, $0.offset) < ($0.element[0].rank, $1.offset) }
    var shown: [String: Int] = [:]
    let written = sorted.map(\.element).filter { group in
      shown[group[0].level, default: 0] += 1
      return shown[group[0].level, default: 0] <= Self.mostOfLevel
    }
    let rest = groups.count - written.count
    return written.map { command(for: $0) + "\n" }.joined()
      + (rest > 0 ? "\(rest) more; GitHub shows \(Self.mostOfLevel) of each kind\n" : "")
  }

  /// The command for annotations of one cause, at the place of the first.
  private func command(for group: [Annotation]) -> String {
    let first = group[0]
    var properties = ["file=\(escapedProperty(first.document))"]
    if let line = first.line { properties.append("line=\(line)") }
    properties.append("title=\(escapedProperty(first.title))")
    let others = group.dropFirst().map(\.place)
    let also = others.isEmpty ? [] : ["Also: " + FindingCause.words(for: others)]
    let text = (first.text.map(PlainLine.of) + also).joined(separator: "\n")
    return "::\(first.level) \(properties.joined(separator: ","))::\(escaped(text))"
  }

  /// Escapes the characters that would end a command, in the same way as GitHub's own toolkit.
  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func escapedProperty(_ text: String) -> String {
    escaped(PlainLine.of(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
