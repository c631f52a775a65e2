/// The contents of an image that code has drawn. Two contents are equal only if they are the same object.
open class DrawnContents: Hashable, @unchecked Sendable {
  // `@unchecked` because the class is open and subclasses are not checked. It has no properties of its own.
  init() {}

  /// Whether both are the same object.
  public static func == (left: DrawnContents, right: DrawnContents) -> Bool { left === right }

  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
