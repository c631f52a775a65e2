/// Rules and settings for some documents.
public struct PathOverride: Hashable, Sendable {
  /// The documents.
  public var paths: [PathPattern] = []
  /// The rules and settings for them.
  public var rules = RuleSelection()

  /// An override that applies to no document yet.
  public init() {}
}
