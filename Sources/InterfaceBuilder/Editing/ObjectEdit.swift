/// A change of one object of a document, as a fix suggests it: an attribute with its new value, or the deletion of the object.
package nonisolated struct ObjectEdit: Codable, Hashable, Sendable {
  /// The identifier of the object.
  package var object: String
  /// The attribute of the object's element; `nil` if the object is deleted.
  package var attribute: String?
  /// The new value, as Interface Builder writes it; `nil` if the object is deleted.
  package var value: String?

  /// Makes the change of an attribute.
  package init(_ object: String, _ attribute: String, _ value: String) {
    self.object = object
    self.attribute = attribute
    self.value = value
  }

  /// Makes the deletion of an object.
  package init(deleting object: String) { self.object = object }

  /// The change as an edit of the document's text.
  package var edit: DocumentEdit {
    guard let attribute, let value else { return .deletion }
    return .attribute(name: attribute, value: value)
  }
}
