import ConstraintSolver

/// An attribute of a view or guide as a sum: the position of an item's left or top edge, a multiple of a width or
/// height, and a number of points.
@MainActor struct AttributeSum {
  /// The number of the item whose left or top edge is part of the sum; `nil` for widths and heights.
  var item: Int?
  let axis: NSLayoutConstraint.Axis
  /// The factor of `length` in the sum.
  var lengthFactor: Double
  let length: Variable
  /// The number of points in the sum.
  var constant: Double
  /// Whether the constant depends on margins, safe areas or baselines of nested views, which can change with frames.
  var followsFrames = false
}
