import InterfaceBuilder

/// An object of a document, such as a view or a constraint, with its properties.
struct DocumentObject {
  /// The kinds of objects that differences distinguish.
  enum Kind: Hashable {
    case view
    case constraint
    /// An outlet, an action or a segue.
    case connection
    /// A layout guide. It is not reported by itself: it has no effect until a constraint refers to it.
    case guide
    /// A controller, a gesture recognizer, an item of a bar, …
    case other
  }

  let element: Element
  let id: String
  let kind: Kind
  /// The role of the object in its parent, such as `subviews`.
  let role: String
  /// The index in ``ObjectGraph/objects`` of the object that contains this object; `nil` for outermost objects.
  let parent: Int?
  /// The index of the object's scene in the document; `nil` for objects outside of all scenes.
  let scene: Int?
  /// The indices in ``ObjectGraph/objects`` of the objects directly in this object, in document order.
  var children: [Int] = []
  /// The object's properties, by their names in words, such as “number of lines”.
  var properties: [String: PropertyValue] = [:]

  /// The object's name: its Interface Builder label, text, title, outlet, custom class or image; `nil` if it has none
  /// of these.
  var ownName: String? {
    for key in ["label in Interface Builder", "text", "normal title", "title", "outlet", "custom class", "image"] {
      switch properties[key] {
      case .text(let name)?, .plain(let name)?: return name
      default: continue
      }
    }
    return nil
  }
}
