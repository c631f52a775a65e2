import InterfaceBuilder

/// An object of a document, such as a view or a constraint, with what is written about it.
struct DocumentObject {
  /// What a reader of a difference calls it.
  enum Kind: Hashable {
    case view
    case constraint
    /// An outlet, an action or a segue.
    case connection
    /// A layout guide. Guides stand for nothing until a constraint refers to them.
    case guide
    /// A controller, a gesture recognizer, an item of a bar, …
    case other
  }

  let element: Element
  let id: String
  let kind: Kind
  /// Where it stands in its parent, such as `subviews`.
  let role: String
  /// The object around it, by its place in the graph.
  let parent: Int?
  /// The scene that it belongs to, by its place in the document; `nil` for objects beside all scenes.
  let scene: Int?
  /// The objects directly in it, in document order.
  var children: [Int] = []
  /// What is written about it, by the names of properties in words.
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
