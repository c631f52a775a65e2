import Environments

/// All rules, each a ``Rule``, which an ``Auditor`` runs unless it is given others.
nonisolated public enum RuleCatalogue {
  /// The rules in the order of their identifiers.
  public static let rules: [any Rule] = [
    AmbiguousLayout(), BaselineOnStretchedView(), BrokenOptionalConstraint(), BrokenOutlet(), ClippedView(),
    ContentNotScrollable(), DuplicateConstraint(), EqualHuggingSiblings(), FixedFont(), FixedSizeAroundText(),
    HiddenViewConflict(), LeftRightConstraints(), LowContrast(), MisplacedView(), MissingAccessibilityLabel(),
    MissingAdjustsFont(), MissingColor(), MissingFont(), MissingImage(), MissingLocalization(), NaturalAlignment(),
    OutsideSafeArea(), OverlappingViews(), RequiredContentPriority(), ShrinksAsSizeGrows(), ShrunkText(),
    SmallTapTarget(), StretchedControl(), TruncatedText(), UnboundedText(), UnequalMirror(), UnequalShrink(),
    UnknownElement(), UnlabeledControl(), UnsatisfiableConstraints(),
  ]

  /// The message for a rule that does not exist.
  public static func complaint(aboutUnknown identifier: String) -> String {
    let suggestion = Suggestion.clause(for: identifier, among: rules.map(\.identifier))
    return "there is no rule “\(identifier)”\(suggestion) `snug rules` lists them"
  }

  /// The rule of that name.
  public static func rule(_ identifier: String) -> (any Rule)? {
    rules.first { $0.identifier == identifier }
  }
}
