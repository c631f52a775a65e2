nonisolated extension InterfaceDocument {
  /// The document with changes, which are written nowhere. Lines are those of this document.
  ///
  /// - Throws: ``DocumentEditError`` if a change is not possible.
  package func edited(by edits: [ObjectEdit]) throws(DocumentEditError) -> InterfaceDocument {
    var document = self
    for edit in edits {
      guard let element = document.element(edit.object) else { throw .unknownObject(id: edit.object) }
      let tree: ElementTree
      switch try edit.edit.place(in: element, id: edit.object) {
      case .attribute(let element, let name, let value):
        tree = element.tree.setting(name, of: element.index, to: value)
      case .content(let element, let value): tree = element.tree.settingText(of: element.index, to: value)
      case .replacement(let element, let name, let attributes):
        tree = element.tree.replacing(element.index, by: name, attributes)
      case .removal(let element): tree = element.tree.removing(element.index)
      case .nowhere: continue
      }
      document = document.with(Element(tree: tree, index: 0))
    }
    return document
  }

  /// Whether a change of the document is possible. It is not made.
  package func allows(_ edit: ObjectEdit) -> Bool {
    element(edit.object).map { (try? edit.edit.place(in: $0, id: edit.object)) != nil } ?? false
  }
}
