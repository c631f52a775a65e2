import ConstraintSolver

/// The equation or inequality of a reason: quantities times factors add up to a number, to at most, or to at least that
/// number.
@MainActor struct DerivationEquation {
  var reason: LayoutReason
  /// The quantities with their factors; positions in the coordinates of ``space``.
  var parts: [(factor: Double, measure: Measure)]
  var constant: Double
  var relation: NSLayoutConstraint.Relation
  /// The index, in the engine's items, of the view in whose coordinates the equation is written.
  var space: Int

  /// Whether the equation also holds in the coordinates of other views.
  var isTranslationInvariant: Bool {
    abs(parts.reduce(0) { $0 + ($1.measure.space == nil ? 0 : $1.factor) }) < 1e-9
  }

  /// The axis of the positions in the equation; `nil` if it has sizes only.
  var axisOfPositions: NSLayoutConstraint.Axis? {
    parts.first { $0.measure.space != nil }?.measure.attribute.axis
  }

  /// The whole equation in the engine's variables: `form = 0`.
  var form: LinearExpression {
    var sum = LinearExpression(constant: -constant)
    for part in parts { sum.add(part.measure.form, times: part.factor) }
    return sum
  }
}
