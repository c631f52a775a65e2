import Audit

/// A configuration's settings for one rule; properties that it does not set are `nil`.
public struct RuleSettings: Codable, Hashable, Sendable {
  /// Whether the rule runs.
  public var isOn: Bool?
  /// How severe the rule's findings are.
  public var impact: Impact?
  /// Whether all findings of the rule are violations, or all need review.
  public var outcome: Outcome?
  /// The rule's own numbers, by the names of its settings.
  public var numbers: [String: Double] = [:]

  /// Makes settings in which nothing is set.
  public init() {}

  /// Replaces values by those that are set in other settings.
  mutating func merge(_ other: RuleSettings) {
    isOn = other.isOn ?? isOn
    impact = other.impact ?? impact
    outcome = other.outcome ?? outcome
    numbers.merge(other.numbers) { _, new in new }
  }
}
