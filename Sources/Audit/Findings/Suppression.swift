/// Why a finding is suppressed, in the words of the person who suppressed it.
nonisolated public struct Suppression: Codable, Hashable, Sendable {
  /// The kind of file that contains a suppression.
  public enum Place: String, Codable, Hashable, Sendable {
    /// In the document, beside the object.
    case document
    /// In the project's configuration.
    case configuration
    /// In a baseline file, which lists the findings of an earlier run.
    case baseline
  }

  /// The kind of file that contains the suppression.
  public var place: Place
  /// The reason, in the person's words.
  public var reason: String

  /// Makes a suppression from the kind of file that contains it and the person's reason.
  public init(place: Place, reason: String) {
    self.place = place
    self.reason = reason
  }
}
