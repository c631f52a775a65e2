/// The objects of a scene by identifier, and the identifiers of objects.
struct ObjectRegistry {
  private let table: ObjectTable
  /// Objects with connections to others, in the order in which they were made.
  private(set) var connected: [(object: AnyObject, element: Element)] = []
  private(set) var ids: [String] = []
  private var objects: [String: AnyObject] = [:]
  private(set) var locations: [ObjectIdentifier: ObjectLocation] = [:]

  /// - Parameter table: the objects of the document.
  init(_ table: ObjectTable) {
    self.table = table
  }

  /// Adds an object. If two objects have the same identifier, the identifier leads to the first one.
  mutating func register(_ object: AnyObject, for element: Element) {
    guard let location = table.location(of: element) else { return }
    locations[ObjectIdentifier(object)] = location
    if element.child("connections") != nil { connected.append((object, element)) }
    guard objects[location.id] == nil else { return }
    objects[location.id] = object
    ids.append(location.id)
  }

  subscript(id: String) -> AnyObject? { objects[id] }

  /// Adds an object whose connections are made elsewhere.
  mutating func register(_ object: AnyObject, withoutConnectionsFor element: Element) {
    register(object, for: element)
    connected.removeAll { $0.object === object }
  }

  /// Forgets the objects whose connections have been made.
  mutating func didConnect() { connected = [] }

  func location(of object: AnyObject) -> ObjectLocation? { locations[ObjectIdentifier(object)] }
}
