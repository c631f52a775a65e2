/// One change of a ``Solver``, for ``Solver/apply(_:)``.
public enum Change: Hashable, Sendable {
  /// Adds a constraint; an unusable one is refused, not kept aside.
  case add(Constraint)
  /// Removes a constraint that neither was removed before nor is an edit.
  case remove(ConstraintID)
  /// Changes the right side of a constraint, without a new plan.
  case setConstant(Double, of: ConstraintID)
  /// Changes the priority of a constraint to one above 0 and at most 1000.
  case setPriority(Priority, of: ConstraintID)
  /// Holds a variable at a value with ``Priority/edit``, until ``stopEditing(_:)``.
  case suggest(Double, for: Variable)
  /// Ends the edit of a variable that is edited by then.
  case stopEditing(Variable)
}
