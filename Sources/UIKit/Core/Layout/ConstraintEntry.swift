import ConstraintSolver

/// A constraint of the view tree in an engine, and its row of the solver.
@MainActor struct ConstraintEntry {
  let constraint: NSLayoutConstraint
  /// The right side without the constraint's own constant.
  var offset: Double = 0
  /// `nil` for constraints that can't be used: items outside of this engine, numbers that aren't finite.
  var row: ConstraintID?
  /// Whether the reading direction mirrors the constraint, so that its constant is negated.
  var isMirrored = false
  /// Whether the right side depends on margins, safe areas or nested baselines.
  var followsFrames = false
  /// The place in the order in which constraints entered the engine.
  var order: Int32 = 0

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
  }

  /// The factor of the constraint's own constant.
  var sign: Double { isMirrored ? -1 : 1 }
}
