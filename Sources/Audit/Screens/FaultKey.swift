/// A fault without its words and measures. One fault has the same key in all environments, and before and after an edit of
/// something else.
struct FaultKey: Hashable {
  /// The identifier of the rule.
  var rule: String
  /// The identifier of the view at fault, or else of the nearest view around it that has one; empty if none has.
  var view: String
  /// Distinguishes several faults of one view under one rule.
  var variant: String
}
