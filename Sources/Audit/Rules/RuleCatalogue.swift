import Environments

/// All built-in rules. An ``Auditor`` runs them unless it is given other rules.
nonisolated public enum RuleCatalogue {
  /// The rules in the order of their identifiers.
  public static let rules: [any Rule] = [
    AmbiguousLayout(), BaselineOnStretchedView(), BrokenOptionalConstraint(), BrokenOutlet(), ClippedView(),
    ContentNotScrollable(), DuplicateConstraint(), EqualHuggingSiblings(), FieldUnderKeyboard(), FixedFont(),
    FixedSizeAroundText(), HiddenViewConflict(), LeftRightConstraints(), LowContrast(), MisplacedView(),
    MissingAccessibilityLabel(),
    MissingAdjustsFont(), MissingColor(), MissingFont(), MissingImage(), MissingLocalization(), NaturalAlignment(),
    OutsideSafeArea(), OverlappingViews(), RequiredContentPriority(), ShrinksAsSizeGrows(), ShrunkText(),
    SmallTapTarget(), StretchedControl(), TruncatedText(), UnboundedText(), UnequalMirror(), UnequalShrink(),
    UnknownElement(), UnlabeledControl(), UnsatisfiableConstraints(),
  ]

  /// The error message for the identifier of a rule that does not exist, with the most similar identifier as a
  /// suggestion.
  public static func complaint(aboutUnknown identifier: String) -> String {
    let suggestion = Suggestion.clause(for: identifier, among: rules.map(\.identifier))
    return "there is no rule “\(identifier)”\(suggestion) `snug rules` lists them"
  }

  /// The built-in rule with an identifier, such as `truncated-text`; `nil` if there is none.
  public static func rule(_ identifier: String) -> (any Rule)? {
    rules.first { $0.identifier == identifier }
  }
}
