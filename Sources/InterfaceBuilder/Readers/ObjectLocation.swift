/// Describes the origin of an object in a document: identifier, line, classes and label.
nonisolated public struct ObjectLocation: Hashable, Sendable {
  /// Identifier of the object.
  public var id: String
  /// Line of the document on which the object's start tag ends, counted from 1.
  public var line: Int
  /// The name of the element that describes the object, such as `label`.
  public var element: String
  /// The framework's class, such as `UILabel`.
  public var className: String
  /// The app's class of the object; nil if it has none. Unless the app's code runs, the object behaves like
  /// ``className``.
  public var customClass: String?
  /// The label that the object was given in Interface Builder; nil if it has none.
  public var userLabel: String?
}
