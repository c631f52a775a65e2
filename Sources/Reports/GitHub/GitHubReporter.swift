import Audit
import Environments

/// Writes findings as workflow commands, which GitHub shows beside the lines of a pull request.
///
/// Violations become errors (minor ones warnings), findings that need review become notices, and documents that could
/// not be read become errors.
public struct GitHubReporter: Reporter {
  /// Makes a reporter for one run.
  public init() {}

  /// Nothing: annotations stand alone.
  public mutating func begin(_ run: RunHeader) -> String { "" }

  /// An annotation for each finding of the document.
  public mutating func report(_ document: DocumentReport) -> String {
    var lines: [String] = []
    if let failure = document.failure {
      lines.append(
        command("error", document.document, failure.line, title: "could not be audited", PlainLine.of(failure.message)))
    }
    for fault in document.faults {
      lines.append(
        command("error", document.document, fault.line, title: "damaged document", PlainLine.of(fault.message)))
    }
    for finding in document.screens.flatMap(\.openFindings) {
      let level = finding.outcome == .needsReview ? "notice" : finding.impact == .minor ? "warning" : "error"
      let text =
        ["\(finding.scene.name), \(finding.view.label): \(finding.message) (\(finding.extent))"]
        + finding.because + ["Fix: \(finding.fix)"]
      lines.append(
        command(
          level, finding.document, finding.line, title: "\(finding.rule) (\(finding.impact.rawValue))",
          text.map(PlainLine.of).joined(separator: "\n")))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Nothing: annotations stand alone.
  public mutating func end() -> String { "" }

  private func command(_ level: String, _ file: String, _ line: Int?, title: String, _ text: String) -> String {
    var properties = ["file=\(escapedProperty(file))"]
    if let line { properties.append("line=\(line)") }
    properties.append("title=\(escapedProperty(title))")
    return "::\(level) \(properties.joined(separator: ","))::\(escaped(text))"
  }

  /// The characters that would end a command are written as GitHub's own toolkit writes them.
  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func escapedProperty(_ text: String) -> String {
    escaped(PlainLine.of(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
