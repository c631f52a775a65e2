import Audit
import Environments

/// Writes findings as workflow commands, which GitHub shows as annotations beside the lines of a pull request.
///
/// Violations become errors (minor ones warnings), findings that need review become notices, and documents that could
/// not be read become errors. The worst ten of each level are written, because GitHub shows no more of them for one step of
/// a job; a last line says how many there are.
public struct GitHubReporter: Reporter {
  /// The commands so far, each with its level and with its severity as a rank.
  private var commands: [(level: String, rank: Int, line: String)] = []
  /// The most annotations of a level that GitHub shows for one step.
  private static let mostOfLevel = 10

  /// Makes a reporter for one run.
  public init() {}

  /// Returns an empty text, because annotations need no header.
  public mutating func begin(_ run: RunHeader) -> String { "" }

  /// Stores the findings and returns an empty text, because the worst findings of the whole run come first.
  public mutating func report(_ document: DocumentReport) -> String {
    if let failure = document.failure {
      add(
        command("error", document.document, failure.line, title: "could not be audited", PlainLine.of(failure.message)))
    }
    for fault in document.faults {
      add(command("error", document.document, fault.line, title: "damaged document", PlainLine.of(fault.message)))
    }
    for finding in document.screens.flatMap(\.openFindings) {
      let level = finding.outcome == .needsReview ? "notice" : finding.impact == .minor ? "warning" : "error"
      let text =
        ["\(finding.scene.name), \(finding.view.label): \(finding.message) (\(finding.extent))"]
        + finding.proof + (finding.reason.map { ["Doubt: \($0)"] } ?? []) + ["Fix: \(finding.fix)"]
      add(
        command(
          level, finding.document, finding.line, title: "\(finding.rule) (\(finding.impact.rawValue))",
          text.map(PlainLine.of).joined(separator: "\n")), level: level, rank: finding.severity)
    }
    return ""
  }

  /// Returns the annotations for the worst findings of the run, the worst first.
  public mutating func end() -> String {
    let sorted = commands.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
    var shown: [String: Int] = [:]
    let lines = sorted.map(\.element).filter { command in
      shown[command.level, default: 0] += 1
      return shown[command.level, default: 0] <= Self.mostOfLevel
    }
    let rest = commands.count - lines.count
    return lines.map { $0.line + "\n" }.joined()
      + (rest > 0 ? "\(rest) more; GitHub shows \(Self.mostOfLevel) of each kind\n" : "")
  }

  /// Adds a command. Without a rank, it is about something that could not be audited and comes first.
  private mutating func add(_ line: String, level: String = "error", rank: Int = .max) {
    commands.append((level, rank, line))
  }

  private func command(_ level: String, _ file: String, _ line: Int?, title: String, _ text: String) -> String {
    var properties = ["file=\(escapedProperty(file))"]
    if let line { properties.append("line=\(line)") }
    properties.append("title=\(escapedProperty(title))")
    return "::\(level) \(properties.joined(separator: ","))::\(escaped(text))"
  }

  /// Escapes the characters that would end a command, in the same way as GitHub's own toolkit.
  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func escapedProperty(_ text: String) -> String {
    escaped(PlainLine.of(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
