import ConstraintSolver

/// Gives an ambiguous view another frame that its constraints allow, and then the former one again.
@MainActor struct AmbiguityExercise {
  /// How far an open variable is moved, in points.
  private static let step = 20.0

  /// The variables that are held away from where they settled.
  private var moved: [Variable] = []

  /// Moves the open variables, or back if some are moved.
  mutating func toggle(_ open: @autoclosure () -> [Variable], in solver: Solver) {
    if !moved.isEmpty {
      for variable in moved { solver.stopEditing(variable) }
      moved = []
    } else {
      moved = open()
      for variable in moved { solver.suggest(solver.value(of: variable) + Self.step, for: variable) }
    }
  }
}
