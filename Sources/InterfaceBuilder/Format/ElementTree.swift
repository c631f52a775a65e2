/// An XML document as a flat array of elements in document order.
///
/// An array needs no recursion, so a document that is nested very deeply does no harm. It also needs no reference
/// counting, and few allocations for a whole storyboard.
nonisolated final class ElementTree: Sendable {
  struct Attribute: Sendable {
    let name: String
    let value: String
    /// The length of the name in bytes. Most names differ in length, so the strings are compared only if the lengths
    /// are equal.
    let nameLength: Int

    init(name: String, value: String) {
      self.name = name
      self.value = value
      nameLength = name.utf8.count
    }
  }

  struct Node: Sendable {
    var name: String
    /// The line on which the element's start tag ends, counted from 1.
    let line: Int32
    var parent: Int32
    var attributes: Range<Int32>
    /// Index of the first element after this one and all its descendants.
    var end: Int32
    var text: String = ""
  }

  let nodes: [Node]
  let attributes: [Attribute]

  init(nodes: [Node], attributes: [Attribute]) {
    self.nodes = nodes
    self.attributes = attributes
  }

  var root: Element? { nodes.isEmpty ? nil : Element(tree: self, index: 0) }
}
