import ConstraintSolver

/// A quantity as a linear expression of an engine's variables.
@MainActor struct Measure {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  let part: LayoutQuantity.Part
  /// The place among the engine's items of the view in whose coordinates a position is; `nil` for sizes.
  let space: Int?
  let form: LinearExpression

  /// Whether both are the same edge or size, perhaps under two names.
  func isSame(as other: Measure) -> Bool {
    if item === other.item, attribute == other.attribute, part == other.part, space == other.space { return true }
    let difference = form.adding(other.form, times: -1)
    return !form.terms.isEmpty && abs(difference.constant) < 1e-9
      && difference.terms.allSatisfy { abs($0.coefficient) < 1e-9 }
  }
}
