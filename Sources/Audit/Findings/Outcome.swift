/// How sure a finding is.
///
/// Only violations make an audit fail. What was never looked at is not a finding: it is listed as ``NotChecked``.
nonisolated public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
  /// The document alone proves the fault.
  case violation
  /// The document shows the fault, but code at run time may mend it (or may mean it): a person decides.
  case needsReview = "needs-review"
}
