import Audit

/// Makes a text that identifies a finding from run to run: document, rule, screen, view and variant, but no lines or
/// measures.
///
/// Different findings of a run have different texts.
enum Fingerprint {
  /// The name of the fingerprint in SARIF. Its version number is increased if the parts of the fingerprint change.
  static let key = "documentRuleSceneViewVariant/v1"

  /// The parts, joined by slashes; a slash inside of a part is escaped.
  static func of(_ finding: Finding) -> String {
    let parts = [
      finding.document, finding.rule, finding.scene.id, finding.view.id ?? finding.view.label, finding.variant ?? "",
    ]
    return parts.map { $0.replacing("%", with: "%25").replacing("/", with: "%2F") }.joined(separator: "/")
  }
}
