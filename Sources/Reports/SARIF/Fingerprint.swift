import Audit

/// Recognises a finding from run to run by document, rule, screen, view and variant, not by lines and measures.
///
/// No two findings of a run have the same one.
enum Fingerprint {
  /// The name under which SARIF keeps it. The number grows when the parts change.
  static let key = "documentRuleSceneViewVariant/v1"

  /// The parts, joined by slashes; a slash inside of a part is escaped.
  static func of(_ finding: Finding) -> String {
    let parts = [
      finding.document, finding.rule, finding.scene.id, finding.view.id ?? finding.view.label, finding.variant ?? "",
    ]
    return parts.map { $0.replacing("%", with: "%25").replacing("/", with: "%2F") }.joined(separator: "/")
  }
}
