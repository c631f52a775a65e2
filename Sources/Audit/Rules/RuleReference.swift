/// A published guideline on which a rule is based.
nonisolated public struct RuleReference: Codable, Hashable, Sendable {
  /// The title of the guideline and of its section.
  public var title: String
  /// The web address.
  public var address: String

  /// Makes a reference from the title and the web address of a guideline.
  public init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }
}
