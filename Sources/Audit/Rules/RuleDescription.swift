/// A rule in words, for reports of a run that used it.
nonisolated public struct RuleDescription: Codable, Hashable, Sendable {
  /// The rule's name, kebab-case.
  public var identifier: String
  /// How severe a violation is.
  public var impact: Impact
  /// What is wrong, in one line.
  public var summary: String
  /// Why the fault matters, and in which cases the rule does not report it.
  public var rationale: String
  /// An example of the fault and of an edit that fixes it.
  public var example: RuleExample
  /// The guidance on which the rule is based; `nil` if it names none.
  public var reference: RuleReference?
  /// Whether findings of the rule that need review were mostly worth it on real apps; `nil` for yes.
  public var isReviewWorthIt: Bool?

  /// Describes a rule.
  public init(_ rule: any Rule) {
    identifier = rule.identifier
    impact = rule.impact
    summary = rule.summary
    rationale = rule.rationale
    example = rule.example
    reference = rule.reference
    isReviewWorthIt = rule.isReviewWorthIt ? nil : false
  }
}
