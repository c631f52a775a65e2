/// The elements of a document's objects by identifier, and the locations of these objects in the document.
nonisolated struct ObjectTable: Sendable {
  private var elements: [String: Element] = [:]
  /// The locations of elements with an identifier, by ``Element/index``. They are computed once and used for all
  /// environments.
  private var locations: [Int: ObjectLocation] = [:]

  /// The names of elements whose `id` attribute is not the identifier of an object.
  private static let foreign: Set<String> = ["device", "adaptation", "placeholder", "simulatedScreenMetrics"]

  /// Reads all identifiers. If several objects have the same identifier, the first one is kept, and each of the others
  /// gets a note.
  init(root: Element, notes: inout [DocumentNote]) {
    for element in root.descendants {
      guard let id = element.id else { continue }
      locations[element.index] = ObjectLocation(
        id: id, line: element.line, element: element.name, className: ElementCatalogue.className(of: element),
        customClass: element["customClass"], userLabel: element["userLabel"])
      if Self.foreign.contains(element.name) { continue }
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

  /// The location of an object; `nil` if its element has no identifier.
  func location(of element: Element) -> ObjectLocation? { locations[element.index] }
}
