/// An outlet that leads from an object of a document to another.
nonisolated public struct OutletConnection: Hashable, Sendable {
  /// The name of the property.
  public var property: String
  /// The app's class of the object that has the outlet; nil if its class is not one of the app's.
  public var ownerClass: String?

  /// Makes a connection.
  public init(property: String, ownerClass: String?) {
    self.property = property
    self.ownerClass = ownerClass
  }
}
