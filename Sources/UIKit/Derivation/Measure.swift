import ConstraintSolver

/// An edge, centre, baseline or size of a view or guide, with its value as a linear expression of the layout engine's
/// variables.
@MainActor struct Measure {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  let part: LayoutQuantity.Part
  /// The index, in the engine's items, of the view in whose coordinates a position is measured; `nil` for sizes.
  let space: Int?
  let form: LinearExpression

  /// Whether two measures are the same edge or size, perhaps under different attributes.
  ///
  /// The expressions are compared, since attributes are not enough: the leading edge is the left edge for one
  /// constraint, and the right edge for another that is read from right to left.
  func isSame(as other: Measure) -> Bool {
    let difference = form.adding(other.form, times: -1)
    guard abs(difference.constant) < 1e-9, difference.terms.allSatisfy({ abs($0.coefficient) < 1e-9 }) else {
      return false
    }
    return !form.terms.isEmpty || item === other.item && attribute == other.attribute && space == other.space
  }
}
