import Audit
import Foundation

/// The parts of the SARIF 2.1.0 object model that a run of the audit needs, under the names of the specification.
enum SARIF {
  struct Message: Encodable {
    var text: String
  }

  struct Driver: Encodable {
    var name: String
    var version: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    /// The address of the guidance on which the rule is based.
    var helpUri: String?

    init(_ rule: RuleDescription) {
      id = rule.identifier
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.rationale)
      help = Message(text: "Fault: \(rule.example.fault)\nFix: \(rule.example.fix)")
      helpUri = rule.reference?.address
    }
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    struct Artifact: Encodable {
      var uri: String
    }
    struct Region: Encodable {
      var startLine: Int
    }

    var physicalLocation: Physical

    init(path: String, line: Int?) {
      let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: uri), region: line.map { Region(startLine: $0) })
    }
  }

  struct Suppression: Encodable {
    var kind: String
    var justification: String
  }

  struct Result: Encodable {
    var ruleId: String
    var kind: String
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
    /// The suppression of the finding; `nil` if it is not suppressed.
    var suppressions: [Suppression]?

    init(_ finding: Finding, in folder: String?) {
      ruleId = finding.rule
      // The specification allows a level other than “none” only for failures.
      kind = finding.outcome == .violation ? "fail" : "review"
      level =
        switch (finding.outcome, finding.impact) {
        case (.needsReview, _): "none"
        case (.violation, .minor): "note"
        case (.violation, .moderate): "warning"
        case (.violation, .serious), (.violation, .critical): "error"
        }
      let lines =
        ["\(finding.scene.name), \(finding.view.label): \(finding.message)", "Where: \(finding.extent)"]
        + finding.proof + (finding.reason.map { ["Doubt: \($0)"] } ?? []) + ["Fix: \(finding.fix)"]
      message = Message(text: lines.joined(separator: "\n"))
      locations = [Location(path: finding.document, line: finding.line)]
      partialFingerprints = [Fingerprint.key: Fingerprint.of(finding, in: folder)]
      suppressions = finding.suppression.map {
        [Suppression(kind: $0.place == .document ? "inSource" : "external", justification: $0.reason)]
      }
    }
  }

  struct Notification: Encodable {
    var level: String
    var message: Message
    var locations: [Location]
  }

  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }
}
