import Audit

/// Makes a text that identifies a finding from run to run: document, rule, screen, view and variant, but no lines or
/// measures. The document is named by its path in the repository, from whatever folder the run was started.
///
/// Different findings of a run have different texts.
enum Fingerprint {
  /// The name of the fingerprint in SARIF. Its version number is increased if the parts of the fingerprint change.
  static let key = "documentRuleSceneViewVariant/v1"

  /// The parts, joined by slashes; a slash inside of a part is escaped.
  ///
  /// - Parameter folder: the folder in which the run was started, as a path from the repository's root; `nil` for the
  ///   root itself.
  static func of(_ finding: Finding, in folder: String?) -> String {
    let parts = [
      document(finding.document, in: folder), finding.rule, finding.scene.id, finding.view.id ?? finding.view.label,
      finding.variant ?? "",
    ]
    return parts.map { $0.replacing("%", with: "%25").replacing("/", with: "%2F") }.joined(separator: "/")
  }

  /// The path of a document from the repository's root. A path that leads out of the repository stays as it is.
  private static func document(_ path: String, in folder: String?) -> String {
    guard let folder, !path.hasPrefix("/") else { return path }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      if parts.popLast() == nil { return path }
    }
    return parts.joined(separator: "/")
  }
}
