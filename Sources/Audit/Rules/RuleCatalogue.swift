/// All rules there are.
nonisolated public enum RuleCatalogue {
  /// The rules in the order of their identifiers.
  public static let rules: [any Rule] = [
    AmbiguousLayout(), ClippedView(), HiddenViewConflict(), OverlappingViews(), SmallTapTarget(), TruncatedText(),
    UnsatisfiableConstraints(),
  ]

  /// The rule of that name.
  public static func rule(_ identifier: String) -> (any Rule)? {
    rules.first { $0.identifier == identifier }
  }
}
