extension Solver {
  /// Makes a batch of changes: either all of them, or none if one is invalid.
  ///
  /// All changes are validated before the first is made, so that a rejected batch leaves the solver unchanged. Like
  /// single changes, the batch takes effect with the next ``solve()``. Required constraints that contradict each other
  /// are not rejected; ``solve()`` reports them as ``conflicts``.
  ///
  /// - Returns: the identifiers of the added constraints, in the order of the changes.
  /// - Throws: a ``ChangeError`` with the position of the first invalid change and the reason.
  /// - Complexity: that of the single changes.
  @discardableResult
  public func apply(_ changes: [Change]) throws(ChangeError) -> [ConstraintID] {
    var batch = Batch()
    for (position, change) in changes.enumerated() {
      if let reason = batch.problem(of: change, self) { throw ChangeError(position: position, reason: reason) }
    }
    var added: [ConstraintID] = []
    for change in changes {
      switch change {
      case .add(let constraint): added.append(add(constraint))
      case .remove(let id): remove([id])
      case .setConstant(let constant, let id): setConstant(constant, of: id)
      case .setPriority(let priority, let id): setPriority(priority, of: id)
      case .suggest(let value, let variable): suggest(value, for: variable)
      case .stopEditing(let variable): stopEditing(variable)
      }
    }
    return added
  }

  /// What the changes of the batch that have been validated so far will remove and edit. Later changes are validated
  /// against this.
  private struct Batch {
    private var removed: Set<ConstraintID> = []
    private var isEdited: [Variable: Bool] = [:]

    mutating func problem(of change: Change, _ solver: Solver) -> ChangeError.Reason? {
      switch change {
      case .add(let constraint):
        if let error = constraint.error { return .unusable(error) }
        return constraint.terms.allSatisfy { solver.contains($0.variable) } ? nil : .unusable(.unknownVariable)
      case .remove(let id):
        guard isKnown(id, solver) else { return .unknownConstraint }
        removed.insert(id)
      case .setConstant(let constant, let id):
        guard isKnown(id, solver) else { return .unknownConstraint }
        guard constant.isFinite else { return .unusable(.constantIsNotFinite) }
      case .setPriority(let priority, let id):
        guard isKnown(id, solver) else { return .unknownConstraint }
        guard priority.rawValue > 0, priority.rawValue <= 1000 else { return .unusable(.priorityIsOutOfRange) }
      case .suggest(let value, let variable):
        guard solver.contains(variable) else { return .unknownVariable }
        guard value.isFinite else { return .valueIsNotFinite }
        isEdited[variable] = true
      case .stopEditing(let variable):
        guard solver.contains(variable) else { return .unknownVariable }
        guard isEdited[variable] ?? solver.isEditing(variable) else { return .isNotEdited }
        isEdited[variable] = false
      }
      return nil
    }

    private func isKnown(_ id: ConstraintID, _ solver: Solver) -> Bool {
      !removed.contains(id) && solver.constraint(id) != nil && !solver.isEdit(id)
    }
  }
}
