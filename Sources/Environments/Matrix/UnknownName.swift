/// The reason why a given name of a device, a text size or another value of an axis is not understood.
nonisolated public struct UnknownName: Error, Hashable, Sendable {
  /// What is wrong, the name that was probably meant, and the names that exist.
  public var message: String

  /// Makes a reason.
  public init(message: String) {
    self.message = message
  }
}
