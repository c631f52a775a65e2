/// Why a finding is suppressed, in the words of the person who suppressed it.
nonisolated public struct Suppression: Codable, Hashable, Sendable {
  /// Where it is said.
  public enum Place: String, Codable, Hashable, Sendable {
    /// In the document, beside the object.
    case document
    /// In the project's configuration.
    case configuration
    /// In a baseline, which lists what was found at some time before.
    case baseline
  }

  /// Where it is said.
  public var place: Place
  /// The reason, in the person's words.
  public var reason: String

  /// Makes a suppression.
  public init(place: Place, reason: String) {
    self.place = place
    self.reason = reason
  }
}
