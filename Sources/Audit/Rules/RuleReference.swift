/// Guidance on which a rule is based.
nonisolated public struct RuleReference: Codable, Hashable, Sendable {
  /// The name of the document and of the part.
  public var title: String
  /// The web address.
  public var address: String

  /// Makes a reference.
  public init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }
}
