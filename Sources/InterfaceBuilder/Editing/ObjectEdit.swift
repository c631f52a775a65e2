/// A change of one object of a document, as a fix suggests it: an attribute with its new value, one of its colours, or the
/// deletion of the object.
package nonisolated struct ObjectEdit: Codable, Hashable, Sendable {
  /// The identifier of the object.
  package var object: String
  /// The attribute of the object's element; `nil` if a colour is set or the object is deleted.
  package var attribute: String?
  /// The key of the object's colour, such as `textColor`; `nil` if no colour is set.
  package var color: String?
  /// The new value, as Interface Builder writes it; `nil` if the object is deleted.
  package var value: String?

  /// Makes the change of an attribute.
  package init(_ object: String, _ attribute: String, _ value: String) {
    self.object = object
    self.attribute = attribute
    self.value = value
  }

  /// Makes the change of a colour to one of UIKit's, such as `labelColor`.
  package init(_ object: String, color: String, _ systemColor: String) {
    self.object = object
    self.color = color
    value = systemColor
  }

  /// Makes the deletion of an object.
  package init(deleting object: String) { self.object = object }

  /// The change as an edit of the document's text.
  package var edit: DocumentEdit {
    guard let value else { return .deletion }
    if let color { return .systemColor(key: color, name: value) }
    return attribute.map { .attribute(name: $0, value: value) } ?? .deletion
  }
}
