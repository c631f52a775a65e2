/// One row of the table ``XcodeReleases``: a rule by which the canvas of some Xcode versions lays out documents, and
/// the evidence for the rule.
nonisolated struct CanvasRule: Sendable {
  /// The rule in words, as one sentence about the canvas.
  let statement: String
  /// The versions of Xcode for which the rule holds.
  let versions: XcodeRange
  /// The evidence from which the rule was derived.
  let evidence: CanvasEvidence
  /// The element whose views have another size by the rule; nil if it decides other things.
  let element: String?
  /// Sets the properties of a policy to the values of the rule.
  let apply: @Sendable (inout CanvasPolicy) -> Void

  init(
    _ statement: String, _ versions: XcodeRange, _ evidence: CanvasEvidence, sizeOf element: String? = nil,
    apply: @escaping @Sendable (inout CanvasPolicy) -> Void
  ) {
    self.statement = statement
    self.versions = versions
    self.evidence = evidence
    self.element = element
    self.apply = apply
  }
}
