import Audit
import Environments
import Foundation

/// Writes the findings as
/// [GitLab's Code Quality report](https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format),
/// which merge requests show beside the lines.
///
/// Critical, serious, moderate and minor violations are `critical`, `major`, `minor` and `info`. Findings that need
/// review are `info`. Documents that could not be read are `blocker`.
public struct GitLabReporter: Reporter {
  private struct Entry: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable {
        var begin: Int
      }
      var path: String
      var lines: Lines
    }

    enum Key: String, CodingKey {
      case description
      case name = "check_name"
      case fingerprint, severity, location
    }

    var description: String
    var name: String
    var fingerprint: String
    var severity: String
    var location: Location

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(description, forKey: .description)
      try values.encode(name, forKey: .name)
      try values.encode(fingerprint, forKey: .fingerprint)
      try values.encode(severity, forKey: .severity)
      try values.encode(location, forKey: .location)
    }
  }

  private let encoder = JSONEncoder()
  /// The folder in which the run was started, from the repository's root.
  private var folder: String?
  private var hasEntries = false
  private var links = Permalinks()

  /// Makes a reporter for one run.
  public init() {
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Returns the opening of the JSON list.
  public mutating func begin(_ run: RunHeader) -> String {
    folder = run.folder
    return "["
  }

  /// Returns an entry for each fault and each open finding of the document.
  public mutating func report(_ document: DocumentReport) throws -> String {
    var text = ""
    for fault in (document.failure.map { [$0] } ?? []) + document.faults {
      text += try line(
        fault.message, name: "damaged-document", key: "\(document.document)/\(fault.message)", severity: "blocker",
        document.document, fault.line)
    }
    for finding in document.screens.flatMap(\.openFindings) {
      let severity =
        switch (finding.outcome, finding.impact) {
        case (.violation, .critical): "critical"
        case (.violation, .serious): "major"
        case (.violation, .moderate): "minor"
        case (.violation, .minor), (.needsReview, _): "info"
        }
      text += try line(
        "\(finding.scene.name), \(finding.view.label): \(finding.message) (\(finding.extent)) Fix: \(finding.fix)",
        name: finding.rule, key: Fingerprint.of(finding, in: folder), severity: severity, finding.document, finding.line
      )
    }
    return text
  }

  /// Returns the end of the JSON list.
  public mutating func end() -> String { "\n]\n" }

  private mutating func line(
    _ words: String, name: String, key: String, severity: String, _ path: String, _ line: Int?
  ) throws -> String {
    let entry = Entry(
      description: PlainLine.of(words), name: name, fingerprint: links.identifier("snug", for: key), severity: severity,
      location: Entry.Location(path: path, lines: Entry.Location.Lines(begin: line ?? 1)))
    defer { hasEntries = true }
    return (hasEntries ? ",\n" : "\n") + PlainLine.ofJSON(try encoder.encode(entry))
  }
}
