/// The objects of a document by identifier.
nonisolated struct ObjectTable: Sendable {
  private var elements: [String: Element] = [:]

  /// Elements whose `id` names something outside the document.
  private static let foreign: Set<String> = ["device", "adaptation", "placeholder", "simulatedScreenMetrics"]

  /// Reads all identifiers; the second object with one identifier is noted and not found by it.
  init(root: Element, notes: inout [DocumentNote]) {
    for element in root.descendants {
      guard let id = element.id, !Self.foreign.contains(element.name) else { continue }
      if let first = elements[id] {
        notes.append(
          DocumentNote(
            kind: .duplicateIdentifier, line: element.line, objectID: id,
            message: "<\(element.name)> has the identifier \(id) of the <\(first.name)> in line \(first.line)"))
      } else {
        elements[id] = element
      }
    }
  }

  subscript(id: String) -> Element? { elements[id] }
}
