/// One change of a solver's system. ``Solver/apply(_:)`` makes a batch of them.
public enum Change: Hashable, Sendable {
  /// Adds a constraint. ``Solver/apply(_:)`` throws if the constraint is unusable (see ``ConstraintError``).
  case add(Constraint)
  /// Removes a constraint. It must exist and must not be the edit of a suggested value.
  case remove(ConstraintID)
  /// Changes the right side of a constraint. This is cheap: only the values that change are computed again.
  case setConstant(Double, of: ConstraintID)
  /// Changes the priority of a constraint to one above 0 and at most 1000.
  case setPriority(Priority, of: ConstraintID)
  /// Holds a variable at a value with ``Priority/edit``, until ``stopEditing(_:)``.
  case suggest(Double, for: Variable)
  /// Ends the edit of a variable, so that its suggested value no longer holds it. The variable must be edited at this
  /// point of the batch.
  case stopEditing(Variable)
}
