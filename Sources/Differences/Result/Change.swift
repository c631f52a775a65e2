/// One change between two revisions: an object that was added, removed or changed, in words.
nonisolated public struct Change: Codable, Hashable, Sendable {
  /// Whether the subject was added, removed or changed.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// Only the new revision has the subject.
    case added
    /// Only the old revision has the subject.
    case removed
    /// Both revisions have the subject, with different properties.
    case changed
  }

  /// Whether the subject was added, removed or changed.
  public var kind: Kind
  /// The view, constraint, connection or other object, such as “label “Name””.
  public var subject: String
  /// What is different, one property each, such as “text: “Name” → “Full name””.
  public var details: [String]
  /// The line of the subject in the new document, from 1, or in the old document if it was removed; `nil` if the
  /// subject is the whole document.
  public var line: Int?
}
