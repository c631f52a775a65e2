/// An entry of `paths` in the configuration: rules and settings for some documents.
public struct PathOverride: Hashable, Sendable {
  /// The patterns of the documents' paths.
  public var paths: [PathPattern] = []
  /// The rules and settings for the documents that match a pattern.
  public var rules = RuleSelection()

  /// An override that applies to no document yet.
  public init() {}
}
