/// A fault that the layout of a screen makes, without its measures. Screens before and after an edit are compared by it.
struct LayoutFault: Hashable {
  /// The identifier of the rule.
  var rule: String
  /// The identifier of the view at fault.
  var view: String
  /// Distinguishes several faults of one view under one rule.
  var variant: String
}
