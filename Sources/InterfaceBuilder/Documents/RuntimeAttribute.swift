/// A user-defined runtime attribute of an object: a value for a key path that was entered in Interface Builder's
/// identity inspector, as text.
nonisolated public struct RuntimeAttribute: Hashable, Sendable {
  /// The object that has the attribute.
  public struct Owner: Hashable, Sendable {
    /// The object's identifier.
    public var id: String
    /// The object's line in the document, from 1.
    public var line: Int
  }

  /// The object that has the attribute.
  public var owner: Owner
  /// The value; empty if there is none, or if it is not a string.
  public var value: String
  /// The attribute's line in the document, from 1.
  public var line: Int
}

nonisolated extension SceneDescription {
  /// The user-defined runtime attributes with a key path, of all objects of the scene in document order.
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
