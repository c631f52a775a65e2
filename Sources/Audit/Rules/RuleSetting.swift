/// A number that decides what a rule reports, and that a configuration may set.
nonisolated public struct RuleSetting: Hashable, Sendable {
  /// The key in a configuration, in snake case.
  public var name: String
  /// What the number decides, one sentence with its unit.
  public var summary: String
  /// The number that applies if the configuration file does not set it.
  public var value: Double
  /// The numbers that a configuration may give.
  public var range: ClosedRange<Double>

  /// Makes a number of a rule, with its default value and its allowed range.
  public init(name: String, summary: String, value: Double, range: ClosedRange<Double>) {
    self.name = name
    self.summary = summary
    self.value = value
    self.range = range
  }
}
