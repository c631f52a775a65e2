/// The objects of a document by identifier.
nonisolated struct ObjectTable: Sendable {
  private var elements: [String: Element] = [:]

  /// Elements whose `id` is not the identifier of an object.
  private static let foreign: Set<String> = ["device", "adaptation", "placeholder", "simulatedScreenMetrics"]

  /// Reads all identifiers. If two objects have the same identifier, the first one is kept and the second gets a note.
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
