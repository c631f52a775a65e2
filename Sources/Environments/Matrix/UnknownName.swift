/// The error that a name does not exist: of a device, a text size or another value, or of a set of environments
/// (matrix).
nonisolated public struct UnknownName: Error, Hashable, Sendable {
  /// The error message, with the most similar name and the list of existing names.
  public var message: String

  /// Makes an error with a complete message for the user.
  public init(message: String) {
    self.message = message
  }
}
