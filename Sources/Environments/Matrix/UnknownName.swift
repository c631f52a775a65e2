/// The error that a name of a device, text size or other value of an axis, or of a matrix, does not exist.
nonisolated public struct UnknownName: Error, Hashable, Sendable {
  /// The error message, with the most similar name and the list of existing names.
  public var message: String

  /// Makes an error.
  public init(message: String) {
    self.message = message
  }
}
