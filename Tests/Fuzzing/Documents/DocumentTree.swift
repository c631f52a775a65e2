import Foundation

/// A document as elements that can be moved, read from well-formed XML and written as XML again.
///
/// It does not support all of XML, because documents of Interface Builder only have elements, attributes and text.
nonisolated struct DocumentTree {
  /// An element. It is identified by its number, which never changes.
  struct Node {
    var name: String
    var attributes: [(name: String, value: String)]
    var text = ""
    var children: [Int] = []
    var parent: Int?
  }

  /// All elements that have ever been part of the document. The first one is the outermost.
  var nodes: [Node] = []

  /// Reads a document; `nil` if it has no element.
  init?(_ text: String) {
    var open: [Int] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      if let top = open.last {
        let text = rest[..<start]
        if !text.allSatisfy(\.isWhitespace) { nodes[top].text += text }
      }
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
      if tag.hasPrefix("/") {
        _ = open.popLast()
        continue
      }
      let isEmpty = tag.hasSuffix("/")
      let (name, attributes) = Self.parts(of: isEmpty ? tag.dropLast() : tag)
      let number = nodes.count
      nodes.append(Node(name: name, attributes: attributes, parent: open.last))
      if let top = open.last { nodes[top].children.append(number) }
      if !isEmpty { open.append(number) }
    }
    if nodes.isEmpty { return nil }
  }

  private static func parts(of tag: Substring) -> (String, [(name: String, value: String)]) {
    var attributes: [(name: String, value: String)] = []
    let name = tag.prefix { !$0.isWhitespace }
    var rest = tag[name.endIndex...]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].filter { !$0.isWhitespace }
      let after = rest.index(after: equals)
      guard let open = rest[after...].firstIndex(where: { $0 == "\"" || $0 == "'" }) else { break }
      let start = rest.index(after: open)
      guard let close = rest[start...].firstIndex(of: rest[open]) else { break }
      attributes.append((name, String(rest[start..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return (String(name), attributes)
  }

  /// The elements that are now part of the document, in document order.
  var order: [Int] {
    var order: [Int] = []
    var pending = [0]
    while let number = pending.popLast() {
      order.append(number)
      pending += nodes[number].children.reversed()
    }
    return order
  }

  /// Whether an element is the other one or lies inside it.
  func lies(_ number: Int, in other: Int) -> Bool {
    var current: Int? = number
    while let place = current {
      if place == other { return true }
      current = nodes[place].parent
    }
    return false
  }

  /// Removes an element from the document.
  mutating func detach(_ number: Int) {
    guard let parent = nodes[number].parent else { return }
    nodes[parent].children.removeAll { $0 == number }
    nodes[number].parent = nil
  }

  /// Inserts an element into another one.
  mutating func insert(_ number: Int, into parent: Int, at place: Int) {
    nodes[number].parent = parent
    nodes[parent].children.insert(number, at: min(place, nodes[parent].children.count))
  }

  /// A copy of an element and its content. The copy is not part of the document yet.
  mutating func copy(of number: Int, from other: DocumentTree? = nil) -> Int {
    let source = other ?? self
    let copy = nodes.count
    nodes.append(source.nodes[number])
    nodes[copy].parent = nil
    nodes[copy].children = []
    for child in source.nodes[number].children {
      let inner = self.copy(of: child, from: source)
      nodes[inner].parent = copy
      nodes[copy].children.append(inner)
    }
    return copy
  }

  /// The document as XML.
  var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    var pending: [(number: Int, isEnd: Bool)] = [(0, false)]
    while let (number, isEnd) = pending.popLast() {
      let node = nodes[number]
      if isEnd {
        text += "</\(node.name)>\n"
        continue
      }
      text += "<\(node.name)"
      for attribute in node.attributes { text += " \(attribute.name)=\"\(attribute.value)\"" }
      if node.children.isEmpty, node.text.isEmpty {
        text += "/>\n"
        continue
      }
      text += ">" + node.text
      pending.append((number, true))
      for child in node.children.reversed() { pending.append((child, false)) }
    }
    return text
  }
}
