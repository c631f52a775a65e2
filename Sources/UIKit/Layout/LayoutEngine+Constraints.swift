import ConstraintSolver

/// The constraints of the view tree: taken in, changed, let go.
extension LayoutEngine {
  /// Takes in a constraint that was activated.
  func add(_ constraint: NSLayoutConstraint) {
    addEntry(constraint)
    needsLayout()
  }

  /// Lets go of a constraint that was deactivated.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = ledger.remove(constraint) else { return }
    if let id = entry.id { drop([id]) }
    constraint.engine = nil
    needsLayout()
  }

  /// Takes over the constant of a constraint.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = ledger[constraint], let id = entry.id else { return retranslate(constraint) }
    let constant = entry.offset + entry.sign * Double(constraint.constant)
    guard constant.isFinite else { return retranslate(constraint) }
    solver.setConstant(constant, of: id)
    solver.setRemovalRank(RemovalRank(of: constraint).rawValue, of: id)
    needsSolving = true
    needsLayout()
  }

  /// Takes over the priority of a constraint.
  func priorityDidChange(of constraint: NSLayoutConstraint) {
    guard let id = ledger[constraint]?.id, constraint.priority.rawValue > 0 else { return retranslate(constraint) }
    solver.setPriority(Priority(min(Double(constraint.priority.rawValue), 1000)), of: id)
    needsSolving = true
    needsLayout()
  }

  func addEntry(_ constraint: NSLayoutConstraint) {
    let translation = translate(constraint)
    if translation == nil {
      // Not this engine's, if what it ties together lies elsewhere; otherwise kept in case it becomes usable.
      guard let common = constraint.closestCommonAncestor, self.index(of: common) != nil else { return }
    }
    var entry = translation?.entry ?? ConstraintEntry(constraint: constraint)
    if let translation { entry.id = add(translation.constraint, from: .tree(constraint)) }
    ledger.insert(entry)
    if isAttached { constraint.engine = self }
  }

  func retranslate(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  func drop(_ ids: [ConstraintID]) {
    solver.remove(ids)
    for id in ids { sources[id] = nil }
    needsSolving = true
  }
}
