/// Rules and settings for some documents.
public struct PathOverride: Hashable, Sendable {
  /// The documents.
  public var paths: [PathPattern] = []
  /// What holds for them.
  public var rules = RuleSelection()

  /// No documents.
  public init() {}
}
