/// A published guideline on which a rule is based.
nonisolated public struct RuleReference: Codable, Hashable, Sendable {
  /// The title of the guideline and of its section.
  public var title: String
  /// The web address.
  public var address: String

  /// Makes a reference.
  public init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }
}
