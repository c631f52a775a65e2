/// What the audit found on one screen, in all environments in which it was laid out (combinations of device, text size,
/// language and so on).
nonisolated public struct ScreenReport: Codable, Hashable, Sendable {
  /// The screen that the report is about.
  public var scene: SceneReference
  /// The environments in which the screen was laid out, by `Environment.id`, in the order in which they were audited.
  public var environments: [String]
  /// The faults, in the order of the document's lines, then of the rules' identifiers.
  public var findings: [Finding]
  /// The parts of the screen that the audit did not check.
  public var notChecked: [NotChecked]
  /// Pictures of the screen, if a report with pictures is written.
  public var pictures: [ScreenPicture] = []

  /// The findings that are not suppressed.
  public var openFindings: [Finding] { findings.filter { $0.suppression == nil } }

  /// Makes a report from its parts.
  public init(scene: SceneReference, environments: [String], findings: [Finding], notChecked: [NotChecked]) {
    self.scene = scene
    self.environments = environments
    self.findings = findings
    self.notChecked = notChecked
  }
}
