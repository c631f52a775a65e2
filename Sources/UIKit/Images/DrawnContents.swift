/// The contents of an image that code has drawn. Equal to itself alone.
open class DrawnContents: Hashable, @unchecked Sendable {
  // Unchecked because it is open. It has no properties.
  init() {}

  /// Whether both are the same object.
  public static func == (left: DrawnContents, right: DrawnContents) -> Bool { left === right }

  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
