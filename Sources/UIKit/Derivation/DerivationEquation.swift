import ConstraintSolver

/// The equation or inequality that a reason stands for: the sum of ``parts``, each a quantity times a factor, is equal
/// to, at most, or at least ``constant``.
@MainActor struct DerivationEquation {
  var reason: LayoutReason
  /// The quantities with their factors; positions in the coordinates of ``space``.
  var parts: [(factor: Double, measure: Measure)]
  var constant: Double
  var relation: NSLayoutConstraint.Relation
  /// The index, in the engine's items, of the view in whose coordinates the equation is written.
  var space: Int

  /// Whether the equation also holds in the coordinates of other views: the factors of its positions add up to 0.
  var isTranslationInvariant: Bool {
    abs(parts.reduce(0) { $0 + ($1.measure.space == nil ? 0 : $1.factor) }) < 1e-9
  }

  /// The axis of the positions in the equation; `nil` if it has sizes only.
  var axisOfPositions: NSLayoutConstraint.Axis? {
    parts.first { $0.measure.space != nil }?.measure.attribute.axis
  }

  /// Left side minus right side in the engine's variables. Its value is 0 if the equation holds.
  var form: LinearExpression {
    var sum = LinearExpression(constant: -constant)
    for part in parts { sum.add(part.measure.form, times: part.factor) }
    return sum
  }
}
