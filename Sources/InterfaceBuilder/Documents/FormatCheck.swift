/// Compares a document with what the format is known to have, and notes the rest with its place.
nonisolated enum FormatCheck {
  static func check(_ root: Element, notes: inout [DocumentNote]) {
    var end = 0
    for element in root.descendants {
      // What lies in an unknown element belongs to it: one note is enough.
      if element.index < end { continue }
      guard let known = ElementCatalogue[element.name]?.attributes else {
        end = Int(element.tree.nodes[element.index].end)
        notes.append(
          DocumentNote(
            kind: .unknownElement, line: element.line, objectID: element.owner?.id,
            message: "unknown element <\(element.name)>"))
        continue
      }
      for attribute in element.attributeNames where !known.contains(attribute) {
        notes.append(
          DocumentNote(
            kind: .unknownAttribute, line: element.line, objectID: element.owner?.id,
            message: "unknown attribute \(attribute) of <\(element.name)>"))
      }
    }
  }
}

nonisolated extension Element {
  /// The nearest element that is an object: this one, or one around it.
  var owner: Element? {
    var element: Element? = self
    while let current = element {
      if current.id != nil { return current }
      element = current.parent
    }
    return nil
  }
}
