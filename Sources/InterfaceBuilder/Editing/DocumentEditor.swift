import Foundation

/// Changes or deletes single objects of a document and leaves every other byte as it is.
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
    case .replacement(let element, let name, let attributes):
      try replace(element, by: name, attributes, in: tree)
    case .removal(let element): try remove(element, in: tree)
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
    let changed = tree.setting(name, of: element.index, to: value)
    if let attribute = tag.attributes.first(where: { $0.name == name }) {
      try replace(attribute.value, with: escaped, in: text, giving: changed)
    } else if let id = tag.attributes.first(where: { $0.name == "id" }) {
      // Interface Builder writes the identifier last, so the new attribute goes before it.
      try replace(
        id.start..<id.start, with: "\(name)=\"\(escaped)\" ", in: text, giving: changed)
    } else {
      try replace(tag.end..<tag.end, with: " \(name)=\"\(escaped)\"", in: text, giving: changed)
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
    try replace(
      content, with: try text.escaped(value), in: text, giving: tree.settingText(of: element.index, to: value))
  }

  private mutating func replace(
    _ element: Element, by name: String, _ attributes: [ElementTree.Attribute], in tree: ElementTree
  ) throws(DocumentEditError) {
    let text = MarkupText(data)
    let whole = try tags(of: text, in: tree)[element.index].whole
    var markup = "<\(name)"
    for attribute in attributes { markup += " \(attribute.name)=\"\(try text.escaped(attribute.value))\"" }
    try replace(
      whole, with: markup + "/>", in: text, giving: tree.replacing(element.index, by: name, attributes))
  }

  /// Takes an element out, with its line if it stands there alone.
  private mutating func remove(_ element: Element, in tree: ElementTree) throws(DocumentEditError) {
    let text = MarkupText(data)
    let whole = try tags(of: text, in: tree)[element.index].whole
    try replace(text.lines(ofOnly: whole), with: "", in: text, giving: tree.removing(element.index))
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

  /// Replaces part of the text, and checks that parsing it gives the expected document.
  ///
  /// - Parameters:
  ///   - units: the range to replace, in units of the text.
  ///   - new: the markup that replaces it.
  ///   - text: the text that contains the range.
  ///   - expected: the elements of the document with the change.
  private mutating func replace(
    _ units: Range<Int>, with new: String, in text: MarkupText, giving expected: ElementTree
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
    guard read.root.tree.hasSameContent(as: expected) else {
      throw .notUnderstood(reason: "more than the value would change")
    }
    data = edited
    document = read
  }
}
