import InterfaceBuilder

/// An outlet, an action or a segue in a form in which connections with the same meaning are equal.
struct ConnectionStatement {
  /// The connection with all its properties, and the object to which it belongs, in the normal form.
  let text: String

  /// - Parameters:
  ///   - object: the connection.
  ///   - graph: the objects of the connection's document.
  ///   - token: returns a text for the identifier of an object; the two objects of a pair have the same text.
  init(_ object: DocumentObject, in graph: ObjectGraph, _ token: (String) -> String) {
    let properties = object.properties.map { name, value in
      if case .objects(let ids) = value { return "\(name)=\(ids.map(token).sorted())" }
      return "\(name)=\(value)"
    }
    let owner = object.parent.map { token(graph.objects[$0].id) } ?? ""
    text = "\(owner)\u{1F}\(object.element.name)\u{1F}\(properties.sorted())"
  }
}
