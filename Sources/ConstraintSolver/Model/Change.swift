/// One change of a ``Solver``, for ``Solver/apply(_:)``.
public enum Change: Hashable, Sendable {
  /// Adds a constraint.
  case add(Constraint)
  /// Removes a constraint.
  case remove(ConstraintID)
  /// Changes the right side of a constraint.
  case setConstant(Double, of: ConstraintID)
  /// Changes the priority of a constraint.
  case setPriority(Priority, of: ConstraintID)
  /// Holds a variable at a value.
  case suggest(Double, for: Variable)
  /// Ends the edit of a variable.
  case stopEditing(Variable)
}
