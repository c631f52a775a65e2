/// A suppression in a document that suppresses no finding: its rule ran and found nothing at the suppressed object or
/// line.
nonisolated public struct IdleSuppression: Codable, Hashable, Sendable {
  /// The line of the suppression, from 1.
  public var line: Int
  /// The identifier of the rule.
  public var rule: String

  /// Makes an entry from its parts.
  public init(line: Int, rule: String) {
    self.line = line
    self.rule = rule
  }
}
