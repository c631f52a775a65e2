import ConstraintSolver

/// An `NSLayoutConstraint` in a layout engine, with the equation or inequality (“row”) that stands for it in the
/// solver.
@MainActor struct ConstraintEntry {
  let constraint: NSLayoutConstraint
  /// The right side of the row without `NSLayoutConstraint.constant`. It consists of margins, other insets and system
  /// spacing, in points.
  var offset: Double = 0
  /// The row in the solver; `nil` if the constraint can't be solved, because it refers to views of other engines or has
  /// numbers that aren't finite.
  var row: ConstraintID?
  /// Whether the layout is right to left and the constraint is between leading or trailing attributes, so that its
  /// constant is negated.
  var isMirrored = false
  /// Whether `offset` depends on margins, safe areas or baselines of nested views, which can change with frames.
  var followsFrames = false
  /// The position of the constraint in the order in which constraints were added to the engine.
  var order: Int32 = 0

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
  }

  /// The factor of `NSLayoutConstraint.constant` in the row: −1 if the constraint is mirrored, otherwise 1.
  var sign: Double { isMirrored ? -1 : 1 }
}
