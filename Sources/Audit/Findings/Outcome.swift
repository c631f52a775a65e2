/// How certain a finding is.
///
/// Only violations make an audit fail. What the audit did not check is not a finding but a ``NotChecked`` entry.
nonisolated public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
  /// The storyboard or xib alone proves the fault, so no person has to decide.
  case violation
  /// The document shows the fault, but code may fix it at run time, or it may be intended: a person decides.
  case needsReview = "needs-review"
}
