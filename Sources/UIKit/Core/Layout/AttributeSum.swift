import ConstraintSolver

/// An attribute of a view or guide as a sum: the place of an item, a part of a length, and points.
@MainActor struct AttributeSum {
  /// The item whose coordinate origin is part of the sum; `nil` for sizes.
  var item: Int?
  let axis: NSLayoutConstraint.Axis
  /// How often `length` is part of the sum.
  var lengthFactor: Double
  let length: Variable
  /// In points.
  var constant: Double
  /// Whether the constant depends on margins, safe areas or nested baselines.
  var followsFrames = false
}
