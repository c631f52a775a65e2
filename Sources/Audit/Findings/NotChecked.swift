/// Something on a screen that the audit did not check, and why. If there is no such entry, everything was checked.
nonisolated public struct NotChecked: Codable, Hashable, Sendable {
  /// What was not checked, in words: a view, a class or a whole screen.
  public var subject: String
  /// Why the audit could not check the subject, in words.
  public var reason: String
  /// The line in the document, from 1.
  public var line: Int?

  /// Makes an entry from its parts.
  public init(subject: String, reason: String, line: Int?) {
    self.subject = subject
    self.reason = reason
    self.line = line
  }
}
