/// A value that a person set by key path in Interface Builder's identity inspector, as text.
nonisolated public struct RuntimeAttribute: Hashable, Sendable {
  /// The object that has it.
  public struct Owner: Hashable, Sendable {
    /// Its identifier.
    public var id: String
    /// Its line in the document, from 1.
    public var line: Int
  }

  /// The object that has it.
  public var owner: Owner
  /// The value; empty if there is none, or if it is not text.
  public var value: String
  /// The line of the document, from 1.
  public var line: Int
}

nonisolated extension SceneDescription {
  /// The user-defined runtime attributes of that key path, of all objects of the scene in document order.
  public func runtimeAttributes(keyPath: String) -> [RuntimeAttribute] {
    element.descendants.compactMap { attribute in
      guard attribute.name == "userDefinedRuntimeAttribute", attribute["keyPath"] == keyPath,
        let owner = attribute.owner, let id = owner.id
      else { return nil }
      return RuntimeAttribute(
        owner: RuntimeAttribute.Owner(id: id, line: owner.line), value: attribute.string("value") ?? "",
        line: attribute.line)
    }
  }
}
