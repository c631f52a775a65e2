/// A suppression in a document that suppresses no finding: its rule ran and found nothing at the suppressed object or
/// line.
nonisolated public struct IdleSuppression: Codable, Hashable, Sendable {
  /// The line of the suppression, from 1.
  public var line: Int
  /// The identifier of the rule.
  public var rule: String
  /// Whether it is a comment. A comment may suppress findings of each screen of the document, an attribute of an object
  /// only those of its own.
  public var isComment: Bool

  /// Makes an entry from its parts.
  public init(line: Int, rule: String, isComment: Bool = false) {
    self.line = line
    self.rule = rule
    self.isComment = isComment
  }
}
