import InterfaceBuilder

/// An outlet, an action or a segue in a form in which those that say the same are equal.
struct ConnectionStatement {
  /// Everything that the connection says, and what it belongs to.
  let text: String

  /// - Parameters:
  ///   - object: the connection.
  ///   - graph: its document.
  ///   - token: equal for objects that are the same.
  init(_ object: DocumentObject, in graph: ObjectGraph, _ token: (String) -> String) {
    let properties = object.properties.map { name, value in
      if case .objects(let ids) = value { return "\(name)=\(ids.map(token).sorted())" }
      return "\(name)=\(value)"
    }
    let owner = object.parent.map { token(graph.objects[$0].id) } ?? ""
    text = "\(owner)\u{1F}\(object.element.name)\u{1F}\(properties.sorted())"
  }
}
