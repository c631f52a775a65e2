/// One row of the table ``XcodeReleases``: what the canvas of some versions of Xcode does, and the evidence for it.
nonisolated struct CanvasRule: Sendable {
  /// What the canvas does, in one sentence.
  let statement: String
  /// The versions for which it holds.
  let versions: XcodeRange
  /// The documents from which the rule was derived.
  let evidence: CanvasEvidence
  /// Sets the rule's values in a policy.
  let apply: @Sendable (inout CanvasPolicy) -> Void

  init(
    _ statement: String, _ versions: XcodeRange, _ evidence: CanvasEvidence,
    apply: @escaping @Sendable (inout CanvasPolicy) -> Void
  ) {
    self.statement = statement
    self.versions = versions
    self.evidence = evidence
    self.apply = apply
  }
}
