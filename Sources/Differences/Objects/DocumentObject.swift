import InterfaceBuilder

/// An object of a document, such as a view or a constraint, with its properties.
struct DocumentObject {
  /// The kinds of objects that differences tell apart.
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
  /// The index of the object around it in ``ObjectGraph/objects``; `nil` for the outermost objects.
  let parent: Int?
  /// The index of its scene in the document; `nil` for objects outside of all scenes.
  let scene: Int?
  /// The indices of the objects directly in it, in document order.
  var children: [Int] = []
  /// Its properties, by their names in words.
  var properties: [String: PropertyValue] = [:]

  /// The name that people gave to it, or the text that it shows; `nil` if it has none.
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
