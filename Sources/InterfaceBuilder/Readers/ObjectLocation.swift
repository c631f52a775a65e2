/// Where an object comes from: its place in the document and what people call it.
nonisolated public struct ObjectLocation: Hashable, Sendable {
  /// Identifier of the object.
  public var id: String
  /// Line of the document on which the object's start tag ends, counted from 1.
  public var line: Int
  /// The element that describes it, as `label`.
  public var element: String
  /// The framework's class, as `UILabel`.
  public var className: String
  /// The app's class, which behaves here as `className`.
  public var customClass: String?
  /// The name that people gave to it in Interface Builder.
  public var userLabel: String?
}
