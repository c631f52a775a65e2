import ConstraintSolver

/// Gives a view with ambiguous layout another frame that satisfies its constraints, and at the next call the former
/// frame again.
@MainActor struct AmbiguityExercise {
  /// By how much a variable that the constraints do not determine is changed, in points.
  private static let step = 20.0

  /// The variables that are currently changed; empty while the view has its former frame.
  private var moved: [Variable] = []

  /// Changes the variables, or restores them if they were changed by the previous call.
  ///
  /// - Parameters:
  ///   - open: the variables of the view that the constraints do not determine.
  ///   - solver: the solver of the variables.
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
