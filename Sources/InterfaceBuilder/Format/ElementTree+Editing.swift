/// Trees with a change, which share nothing with the tree that they are made from.
nonisolated extension ElementTree {
  /// The tree in which an element has a value of an attribute.
  func setting(_ name: String, of index: Int, to value: String) -> ElementTree {
    var (nodes, attributes) = (nodes, attributes)
    let own = nodes[index].attributes
    if let place = own.first(where: { attributes[Int($0)].name == name }) {
      attributes[Int(place)] = Attribute(name: name, value: value)
    } else {
      // The attributes of an element stand next to each other, so all of them move to the end.
      let start = Int32(attributes.count)  // in range: a document has fewer attributes than bytes
      attributes += own.map { attributes[Int($0)] }
      attributes.append(Attribute(name: name, value: value))
      nodes[index].attributes = start..<Int32(attributes.count)  // in range: as above
    }
    return ElementTree(nodes: nodes, attributes: attributes)
  }

  /// The tree in which an element has another text.
  func settingText(of index: Int, to text: String) -> ElementTree {
    var nodes = nodes
    nodes[index].text = text
    return ElementTree(nodes: nodes, attributes: attributes)
  }

  /// The tree with another element in the place of one that has no content.
  func replacing(_ index: Int, by name: String, _ new: [Attribute]) -> ElementTree {
    var (nodes, attributes) = (nodes, attributes)
    let start = Int32(attributes.count)  // in range: a document has fewer attributes than bytes
    attributes += new
    nodes[index].name = name
    nodes[index].attributes = start..<Int32(attributes.count)  // in range: as above
    return ElementTree(nodes: nodes, attributes: attributes)
  }

  /// The tree without an element and its descendants.
  func removing(_ index: Int) -> ElementTree {
    var nodes = nodes
    let (first, end) = (Int32(index), nodes[index].end)  // in range: as the indices of parents
    let count = end - first
    nodes.removeSubrange(index..<Int(end))
    for place in nodes.indices {
      if nodes[place].parent >= end { nodes[place].parent -= count }
      if nodes[place].end > first { nodes[place].end -= count }
    }
    return ElementTree(nodes: nodes, attributes: attributes)
  }

  /// Whether two trees have the same elements, attributes and texts. Lines and the order of attributes do not count.
  func hasSameContent(as other: ElementTree) -> Bool {
    guard nodes.count == other.nodes.count else { return false }
    return nodes.indices.allSatisfy { index in
      let (one, two) = (nodes[index], other.nodes[index])
      return one.name == two.name && one.end == two.end && one.parent == two.parent
        && one.text == two.text && pairs(of: one) == other.pairs(of: two)
    }
  }

  private func pairs(of node: Node) -> [String: String] {
    let pairs = node.attributes.map { (attributes[Int($0)].name, attributes[Int($0)].value) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
