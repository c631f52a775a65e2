/// The connections of a document between its objects and the app's code.
nonisolated struct ConnectionTable: Sendable {
  /// The outlets that lead to an object, in document order.
  private(set) var outlets: [String: [OutletConnection]] = [:]
  /// Identifiers of the objects that have an action or a segue.
  private(set) var senders: Set<String> = []

  init(root: Element) {
    for element in root.descendants {
      switch element.name {
      case "outlet", "outletCollection":
        guard let property = element["property"], let destination = element["destination"] else { continue }
        let owner = element.parent?.parent
        outlets[destination, default: []].append(
          OutletConnection(property: property, ownerClass: owner?["customClass"]))
      case "action", "segue":
        guard let connections = element.parent, connections.name == "connections", let sender = connections.parent?.id
        else { continue }
        senders.insert(sender)
      default: break
      }
    }
  }
}

nonisolated extension InterfaceDocument {
  /// Names of the outlets by which code reaches an object, in document order.
  public func outlets(to id: String) -> [String] { outletConnections(to: id).map(\.property) }

  /// The outlets by which code reaches an object, in document order.
  public func outletConnections(to id: String) -> [OutletConnection] { connections.outlets[id] ?? [] }

  /// Whether an action or a segue starts at the object.
  public func hasAction(_ id: String) -> Bool { connections.senders.contains(id) }
}
