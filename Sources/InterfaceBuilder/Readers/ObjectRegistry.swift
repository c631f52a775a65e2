/// The objects of a scene by identifier, and the identifiers of objects.
struct ObjectRegistry {
  private(set) var ids: [String] = []
  private var objects: [String: AnyObject] = [:]
  private var locations: [ObjectIdentifier: ObjectLocation] = [:]

  /// Adds an object. Of two objects with one identifier, the first is found by it.
  mutating func register(_ object: AnyObject, for element: Element) {
    guard let id = element.id else { return }
    locations[ObjectIdentifier(object)] = ObjectLocation(
      id: id, line: element.line, element: element.name, className: ElementCatalogue.className(of: element),
      customClass: element["customClass"], userLabel: element["userLabel"])
    guard objects[id] == nil else { return }
    objects[id] = object
    ids.append(id)
  }

  subscript(id: String) -> AnyObject? { objects[id] }

  func location(of object: AnyObject) -> ObjectLocation? { locations[ObjectIdentifier(object)] }
}
