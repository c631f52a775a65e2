/// One row of the table ``XcodeReleases``: what the canvas of some versions of Xcode does, and the evidence for it.
nonisolated struct CanvasRule: Sendable {
  /// What the canvas does, in one sentence.
  let statement: String
  /// The versions for which it holds.
  let versions: XcodeRange
  /// The documents that it was drawn from.
  let evidence: CanvasEvidence
  /// Enters the rule into a policy.
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
