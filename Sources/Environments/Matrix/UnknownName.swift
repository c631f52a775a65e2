/// The reason why a person's word for a device, a text size or another value of an axis is not understood.
nonisolated public struct UnknownName: Error, Hashable, Sendable {
  /// What is wrong, what was probably meant, and what there is.
  public var message: String

  /// Makes a reason.
  public init(message: String) {
    self.message = message
  }
}
