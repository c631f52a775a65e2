/// Where an object comes from: its position in the document, its classes and its label.
nonisolated public struct ObjectLocation: Hashable, Sendable {
  /// Identifier of the object.
  public var id: String
  /// Line of the document on which the object's start tag ends, counted from 1.
  public var line: Int
  /// The name of the element that describes it, such as `label`.
  public var element: String
  /// The framework's class, such as `UILabel`.
  public var className: String
  /// The app's class. The object behaves here like `className`.
  public var customClass: String?
  /// The name that people gave to it in Interface Builder.
  public var userLabel: String?
}
