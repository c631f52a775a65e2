import UIKit

/// The objects of an instantiated scene: finds an object by its identifier, and the location of an object in the
/// document.
struct ObjectRegistry {
  private let table: ObjectTable
  /// The objects whose elements have connections that have not been made yet, in the order in which the objects were
  /// made.
  private(set) var connected: [(object: AnyObject, element: Element)] = []
  private(set) var ids: [String] = []
  private var objects: [String: AnyObject] = [:]
  private(set) var locations: [ObjectIdentifier: ObjectLocation] = [:]

  /// Makes an empty registry.
  ///
  /// - Parameter table: the objects of the document.
  init(_ table: ObjectTable) {
    self.table = table
  }

  /// Adds an object. If several objects have the same identifier, only the first one is found by it.
  mutating func register(_ object: AnyObject, for element: Element) {
    guard let location = table.location(of: element) else { return }
    locations[ObjectIdentifier(object)] = location
    (object as? UITextField)?.documentIdentifier = location.id
    if element.child("connections") != nil { connected.append((object, element)) }
    guard objects[location.id] == nil else { return }
    objects[location.id] = object
    ids.append(location.id)
  }

  subscript(id: String) -> AnyObject? { objects[id] }

  /// Adds an object whose connections another part of the program makes.
  mutating func register(_ object: AnyObject, withoutConnectionsFor element: Element) {
    register(object, for: element)
    connected.removeAll { $0.object === object }
  }

  /// Empties the list of objects with connections, after all connections have been made.
  mutating func didConnect() { connected = [] }

  func location(of object: AnyObject) -> ObjectLocation? { locations[ObjectIdentifier(object)] }
}
