/// One element of a document: a name, its attributes, and its child elements in document order.
nonisolated public struct Element: Sendable {
  let tree: ElementTree
  let index: Int

  init(tree: ElementTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The element's name, as `label` or `viewController`.
  public var name: String { tree.nodes[index].name }

  /// The line of the document on which the element's start tag ends, counted from 1.
  public var line: Int { Int(tree.nodes[index].line) }

  /// The object identifier; nil if the element has none. Every element to which others can refer has one.
  public var id: String? { self["id"] }

  /// The character data directly inside the element.
  public var text: String { tree.nodes[index].text }

  /// The element that directly contains this element; nil for the outermost element.
  public var parent: Element? {
    let parent = Int(tree.nodes[index].parent)
    return parent < 0 ? nil : Element(tree: tree, index: parent)
  }

  /// The value of an attribute; nil if the element does not have the attribute.
  public subscript(_ attribute: String) -> String? {
    let length = attribute.utf8.count
    let place = tree.nodes[index].attributes.first { place in
      tree.attributes[Int(place)].nameLength == length && tree.attributes[Int(place)].name == attribute
    }
    return place.map { tree.attributes[Int($0)].value }
  }

  /// The names of the element's attributes, in alphabetical order.
  package var attributeNames: [String] { tree.nodes[index].attributes.map { tree.attributes[Int($0)].name }.sorted() }

  /// The child elements in document order.
  public var children: Children { Children(tree: tree, position: index + 1, end: Int(tree.nodes[index].end)) }

  /// The element itself and all its descendants, in document order.
  public var descendants: some Sequence<Element> {
    let tree = tree
    return (index..<Int(tree.nodes[index].end)).lazy.map { Element(tree: tree, index: $0) }
  }

  /// The first child with an element name.
  func child(_ name: String) -> Element? {
    for child in children where child.name == name { return child }
    return nil
  }

  /// The first child with an element name and a value of its `key` attribute. Properties that are not plain text are
  /// written as such children.
  func child(_ name: String, key: String) -> Element? {
    for child in children where child.name == name && child["key"] == key { return child }
    return nil
  }

  /// The first child with a value of its `key` attribute, whatever its element name.
  func child(key: String) -> Element? {
    for child in children where child["key"] == key { return child }
    return nil
  }

  /// The object to which this element belongs: the nearest element with an identifier, which is the element itself or
  /// one of its ancestors.
  public var owner: Element? {
    var element: Element? = self
    while let current = element {
      if current.id != nil { return current }
      element = current.parent
    }
    return nil
  }

  func isDescendant(of other: Element) -> Bool {
    index > other.index && index < Int(other.tree.nodes[other.index].end)
  }

  /// The child elements of an element, as a sequence.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: ElementTree
    var position: Int
    let end: Int

    /// Advances to the next child.
    public mutating func next() -> Element? {
      guard position < end else { return nil }
      defer { position = Int(tree.nodes[position].end) }
      return Element(tree: tree, index: position)
    }
  }
}
