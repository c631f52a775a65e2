/// An element of an XML document, with its child elements. Text between elements is not kept.
struct XMLTree {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The value of an attribute.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The child elements with a name.
  func children(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  mutating func add(_ child: XMLTree) { children.append(child) }
}
