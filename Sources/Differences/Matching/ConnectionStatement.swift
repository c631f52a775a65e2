import InterfaceBuilder

/// An outlet, an action or a segue in a form in which connections with the same meaning are equal.
struct ConnectionStatement {
  /// The whole meaning of the connection, and the object to which it belongs.
  let text: String

  /// - Parameters:
  ///   - object: the connection.
  ///   - graph: its document.
  ///   - token: a text for the identifier of an object; objects that are the same in both revisions have the same text.
  init(_ object: DocumentObject, in graph: ObjectGraph, _ token: (String) -> String) {
    let properties = object.properties.map { name, value in
      if case .objects(let ids) = value { return "\(name)=\(ids.map(token).sorted())" }
      return "\(name)=\(value)"
    }
    let owner = object.parent.map { token(graph.objects[$0].id) } ?? ""
    text = "\(owner)\u{1F}\(object.element.name)\u{1F}\(properties.sorted())"
  }
}
