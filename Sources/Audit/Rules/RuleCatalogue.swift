/// All rules there are.
nonisolated public enum RuleCatalogue {
  /// The rules in the order of their identifiers.
  public static let rules: [any Rule] = [
    AmbiguousLayout(), ClippedView(), ContentNotScrollable(), EqualHuggingSiblings(), HiddenViewConflict(),
    LeftRightConstraints(), LowContrast(), MissingAdjustsFont(), MissingImage(), NaturalAlignment(), OutsideSafeArea(),
    OverlappingViews(), SmallTapTarget(), TruncatedText(), UnboundedText(), UnlabeledControl(),
    UnsatisfiableConstraints(),
  ]

  /// The rule of that name.
  public static func rule(_ identifier: String) -> (any Rule)? {
    rules.first { $0.identifier == identifier }
  }
}
