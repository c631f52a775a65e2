/// An outlet that one object of a document has to another object.
nonisolated public struct OutletConnection: Hashable, Sendable {
  /// The name of the outlet's property.
  public var property: String
  /// The custom class of the object that has the outlet; nil if the object has none.
  public var ownerClass: String?

  /// Makes a connection from the outlet's property and the custom class that has it.
  public init(property: String, ownerClass: String?) {
    self.property = property
    self.ownerClass = ownerClass
  }
}
