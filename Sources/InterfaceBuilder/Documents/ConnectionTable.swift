/// The outlets, actions and segues of a document, indexed by object.
nonisolated struct ConnectionTable: Sendable {
  /// By the identifier of an object: the outlets that are set to the object, in document order.
  private(set) var outlets: [String: [OutletConnection]] = [:]
  /// Identifiers of the objects that send an action or start a segue.
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
  /// The names of the outlets that are set to an object, in document order.
  public func outlets(to id: String) -> [String] { outletConnections(to: id).map(\.property) }

  /// The outlets that are set to an object, in document order.
  public func outletConnections(to id: String) -> [OutletConnection] { connections.outlets[id] ?? [] }

  /// Whether the object sends an action or starts a segue.
  public func hasAction(_ id: String) -> Bool { connections.senders.contains(id) }
}
