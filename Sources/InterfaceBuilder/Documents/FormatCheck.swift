/// Adds notes for elements and attributes that are not in ``ElementCatalogue``, and for numbers that are out of range.
nonisolated enum FormatCheck {
  static func check(_ root: Element, notes: inout [DocumentNote]) {
    var end = 0
    for element in root.descendants {
      // One note covers everything inside an unknown element.
      if element.index < end { continue }
      guard let known = ElementCatalogue[element.name]?.attributes else {
        end = Int(element.tree.nodes[element.index].end)
        notes.append(
          DocumentNote(
            kind: .unknownElement, line: element.line, objectID: element.owner?.id,
            message: "unknown element <\(element.name)>"))
        continue
      }
      let attributes = element.attributeNames
      for attribute in attributes {
        guard let complaint = NumberRange.complaint(about: attribute, of: element) else { continue }
        notes.append(
          DocumentNote(kind: .invalidValue, line: element.line, objectID: element.owner?.id, message: complaint))
      }
      for attribute in attributes where !known.contains(attribute) {
        notes.append(
          DocumentNote(
            kind: .unknownAttribute, line: element.line, objectID: element.owner?.id,
            message: "unknown attribute \(attribute) of <\(element.name)>"))
      }
    }
  }
}
