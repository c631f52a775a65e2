/// One change in the new revision, in words.
nonisolated public struct Change: Codable, Hashable, Sendable {
  /// What happened to the subject.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// Only the new revision has it.
    case added
    /// Only the old revision has it.
    case removed
    /// Both have it, with different properties.
    case changed
  }

  /// What happened to the subject.
  public var kind: Kind
  /// The view, constraint, connection or other object, such as “label “Name””.
  public var subject: String
  /// What is different, one property each, such as “text: “Name” → “Full name””.
  public var details: [String]
  /// The line in the new document, from 1; in the old one if it was removed; `nil` for the document itself.
  public var line: Int?
}
