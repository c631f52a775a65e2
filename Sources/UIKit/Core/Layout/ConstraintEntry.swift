import ConstraintSolver

/// A constraint of the view tree in an engine, and its row of the solver.
@MainActor struct ConstraintEntry {
  let constraint: NSLayoutConstraint
  /// The place in the order in which constraints entered the engine.
  var order = 0
  /// `nil` for constraints that can't be used: items outside of this engine, numbers that aren't finite.
  var row: ConstraintID?
  /// The right side without the constraint's own constant.
  var offset: Double = 0
  /// The sign of the constraint's own constant: −1 where reading direction mirrors it.
  var sign: Double = 1
  /// Whether the right side depends on margins, safe areas or nested baselines.
  var followsFrames = false
}
