import Foundation

/// Changes single values of a document and leaves every other byte as it is.
///
/// ```swift
/// var editor = try DocumentEditor(data: data, path: "SignIn.xib")
/// try editor.apply(.constant(24), to: "kH3-8f-a0b")
/// try editor.data.write(to: url)
/// ```
///
/// Line ends, comments, quotes, the order of attributes, a byte order mark and the encoding stay the same. After each
/// edit, the new text is parsed and compared with the old document. If more than the value has changed, the edit is
/// refused.
///
/// ``DocumentEdit`` decides where a value is written; ``MarkupScanner`` finds that position in the ``MarkupText``.
package nonisolated struct DocumentEditor {
  /// The bytes of the document with all changes so far.
  package private(set) var data: Data
  private let path: String
  private var document: InterfaceDocument

  /// Makes an editor for a document.
  ///
  /// - Parameters:
  ///   - data: the document's text.
  ///   - path: the document's name in errors.
  package init(data: Data, path: String) throws(DocumentError) {
    self.data = data
    self.path = path
    document = try InterfaceDocument(data: data, path: path)
  }

  /// Makes one change.
  ///
  /// - Parameters:
  ///   - edit: what to change.
  ///   - id: the identifier of the constraint or view.
  package mutating func apply(_ edit: DocumentEdit, to id: String) throws(DocumentEditError) {
    guard let element = document.element(id) else { throw .unknownObject(id: id) }
    let place = try edit.place(in: element, id: id)
    let tree = element.tree
    switch place {
    case .attribute(let element, let name, let value):
      try set(name, of: element, to: value, in: tree)
    case .content(let element, let value):
      try setContent(of: element, to: value, in: tree)
    case .nowhere: break
    }
  }

  private mutating func set(
    _ name: String, of element: Element, to value: String, in tree: ElementTree
  ) throws(DocumentEditError) {
    if element[name] == value { return }
    let text = MarkupText(data)
    let tag = try tags(of: text, in: tree)[element.index]
    let escaped = try text.escaped(value)
    if let attribute = tag.attributes.first(where: { $0.name == name }) {
      try replace(attribute.value, with: escaped, in: text, changing: (element.index, name, value))
    } else if let id = tag.attributes.first(where: { $0.name == "id" }) {
      // Interface Builder writes the identifier last, so the new attribute goes before it.
      try replace(
        id.start..<id.start, with: "\(name)=\"\(escaped)\" ", in: text, changing: (element.index, name, value))
    } else {
      try replace(tag.end..<tag.end, with: " \(name)=\"\(escaped)\"", in: text, changing: (element.index, name, value))
    }
  }

  private mutating func setContent(
    of element: Element, to value: String, in tree: ElementTree
  ) throws(DocumentEditError) {
    if element.text == value { return }
    let text = MarkupText(data)
    let tag = try tags(of: text, in: tree)[element.index]
    guard let content = tag.content, !tag.hasElements else {
      throw .notUnderstood(reason: "line \(element.line) has no text that could be replaced")
    }
    try replace(content, with: try text.escaped(value), in: text, changing: (element.index, nil, value))
  }

  /// The start tags in the text, in the order of the tree's nodes.
  ///
  /// - Throws: ``DocumentEditError/notUnderstood(reason:)`` if they do not match the elements that the parser found.
  private func tags(of text: MarkupText, in tree: ElementTree) throws(DocumentEditError) -> [MarkupScanner.Tag] {
    guard let tags = MarkupScanner.tags(of: text), tags.count == tree.nodes.count,
      zip(tags, tree.nodes).allSatisfy({ $0.name == $1.name })
    else { throw .notUnderstood(reason: "its markup is written in a way that is not known here") }
    return tags
  }

  /// Replaces part of the text, and checks that parsing it gives the same document except for the changed value.
  ///
  /// - Parameters:
  ///   - units: the range to replace, in units of the text.
  ///   - new: the markup that replaces it.
  ///   - text: the text that contains the range.
  ///   - change: the changed element, the changed attribute (`nil` for the element's text) and the new value.
  private mutating func replace(
    _ units: Range<Int>, with new: String, in text: MarkupText,
    changing change: (index: Int, name: String?, value: String)
  ) throws(DocumentEditError) {
    let width = text.encoding.width
    var edited = data
    let start = edited.startIndex
    edited.replaceSubrange(
      start + units.lowerBound * width..<start + units.upperBound * width, with: text.bytes(of: new))
    let read: InterfaceDocument
    do {
      read = try InterfaceDocument(data: edited, path: path)
    } catch {
      throw .notUnderstood(reason: error.reason)
    }
    guard Self.differ(document.root.tree, read.root.tree, onlyAt: change) else {
      throw .notUnderstood(reason: "more than the value would change")
    }
    data = edited
    document = read
  }

  /// Whether two documents differ in exactly the given value.
  private static func differ(
    _ old: ElementTree, _ new: ElementTree, onlyAt change: (index: Int, name: String?, value: String)
  ) -> Bool {
    guard old.nodes.count == new.nodes.count else { return false }
    for index in old.nodes.indices {
      let (before, after) = (Element(tree: old, index: index), Element(tree: new, index: index))
      let isChanged = index == change.index
      guard before.name == after.name, old.nodes[index].end == new.nodes[index].end else { return false }
      if isChanged, change.name == nil {
        guard after.text == change.value else { return false }
      } else if before.text != after.text {
        return false
      }
      let names = Set(before.attributeNames).union(after.attributeNames)
      for name in names {
        let expected = isChanged && name == change.name ? change.value : before[name]
        guard after[name] == expected else { return false }
      }
    }
    return true
  }
}
