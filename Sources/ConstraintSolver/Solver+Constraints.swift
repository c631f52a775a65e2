extension Solver {
  /// Adds a constraint. It takes effect with the next ``solve()``.
  ///
  /// If a number of the constraint is not finite, its priority is out of range or a variable is unknown, the constraint
  /// is stored but ignored, and ``rejectedConstraints`` lists it. ``apply(_:)`` throws an error instead.
  @discardableResult
  public func add(_ constraint: Constraint) -> ConstraintID {
    if removedRecords.count > 0, let record = recordToUseAgain(for: constraint) {
      let id = Int32(recordOfConstraint.count)
      recordOfConstraint.append(record)
      store.records[record].identifier = id
      changeConstant(constraint.constant, of: record)
      return ConstraintID(index: id, solver: store.solver)
    }
    return constraint.terms.withUnsafeBufferPointer { terms in
      add(
        constraint.relation, constraint.constant, constraint.priority, rank: constraint.removalRank,
        termCount: terms.count
      ) { terms[$0] }
    }
  }

  /// Adds a constraint whose terms a closure returns, so that no array of terms has to be allocated.
  ///
  /// - Parameters:
  ///   - count: the number of terms.
  ///   - term: returns the term at a position in `0..<count`.
  @inline(__always)
  func add(
    _ relation: Relation, _ constant: Double, _ priority: Priority, rank: Int = 0, termCount count: Int,
    _ term: (Int) -> Term
  ) -> ConstraintID {
    let id = Int32(recordOfConstraint.count)
    // A product with zero is zero unless a number is infinite or NaN, so the sum shows whether all numbers are finite.
    var sum = constant * 0
    var areKnown = true
    let isAlive = isAlive.view
    let solver = store.solver
    let record = store.insert(
      ConstraintStore.Record(identifier: id, relation: relation.code, priority: priority.rawValue, rank: rank),
      constant: constant, termCount: count
    ) { position in
      let term = term(position)
      sum += term.coefficient * 0
      if Self.isKnown(term.variable, to: solver, isAlive) { return term }
      areKnown = false
      // Each unknown variable gets a different negative index, so that the terms of two of them are not added up.
      return Term(term.coefficient, Variable(index: -1 - Int32(truncatingIfNeeded: position), solver: .none))
    }
    let isUsable = sum == 0 && areKnown && priority.rawValue > 0 && priority.rawValue <= 1000
    if !isUsable {
      store.records[record].state = .rejected
      store.records[record].hasUnknownVariable = !areKnown
      rejections[id] = problem(of: record)
    }
    recordOfConstraint.append(record)
    if !needsPlan { touchedRecords.append(record) }
    return ConstraintID(index: id, solver: solver)
  }

  /// Adds constraints, and returns their identifiers in the same order.
  @discardableResult
  public func add(_ constraints: [Constraint]) -> [ConstraintID] {
    reserve(constraints.count)
    return constraints.map { add($0) }
  }

  /// Reserves memory for `count` more constraints of one to three terms, so that adding them moves no constraint in
  /// memory.
  ///
  /// It is not a limit: more than `count` constraints may be added.
  ///
  /// - Complexity: linear in the number of the solver's constraints if they have to be moved.
  public func reserve(_ count: Int) {
    recordOfConstraint.reserve(recordOfConstraint.count + count)
    store.reserve(count)
  }

  /// Removes constraints. Skips unknown constraints, and edits, which ``stopEditing(_:)`` removes.
  public func remove(_ ids: [ConstraintID]) {
    for id in ids {
      let record = record(of: id)
      if record >= 0 { removeRecord(record) }
    }
  }

  /// The constraint with its current constant and priority; `nil` if the identifier is unknown. If several terms had
  /// the same variable, they have been added up.
  ///
  /// In a rejected constraint, each variable that was unknown when the constraint was added is replaced by a
  /// placeholder variable that equals no other.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    let record = recordOrEdit(of: id)
    return record < 0 ? nil : store.constraint(record)
  }

  /// The constraints that have not been removed, in order of insertion, without edits (``suggest(_:for:)``).
  public var constraints: [ConstraintID] {
    (0..<Int32(recordOfConstraint.count)).compactMap { id in
      let record = recordOfConstraint[id]
      return record >= 0 && !store.records[record].isEdit ? constraintID(id) : nil
    }
  }

  /// The constraints and edits that take part in solving, in order of insertion.
  var constraintsAndEdits: [(id: ConstraintID, constraint: Constraint)] {
    (0..<Int32(recordOfConstraint.count)).compactMap { id in
      let record = recordOfConstraint[id]
      guard record >= 0, store.records[record].state != .rejected else { return nil }
      return (constraintID(id), store.constraint(record))
    }
  }

  /// The constraints that are ignored because they are unusable, and why.
  public var rejectedConstraints: [(constraint: ConstraintID, error: ConstraintError)] {
    rejections.sorted { $0.key < $1.key }.map { (constraintID($0.key), $0.value) }
  }

  // MARK: Changes

  /// Changes the right side of a constraint. Does nothing if the constraint is unknown or an edit.
  ///
  /// If the new constant is not finite, the constraint is ignored until it gets a finite constant
  /// (``rejectedConstraints``). ``apply(_:)`` throws an error instead and does not change the constraint.
  ///
  /// - Complexity: constant; the next ``solve()`` evaluates the values that change.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    let record = record(of: id)
    if record >= 0 { changeConstant(constant, of: record) }
  }

  /// Changes the priority of a constraint. Does nothing if the constraint is unknown or an edit.
  ///
  /// - Complexity: constant; the next ``solve()`` evaluates the values that change, and plans the affected part again
  ///   if the constraint becomes required or optional.
  public func setPriority(_ priority: Priority, of id: ConstraintID) {
    let record = record(of: id)
    guard record >= 0, store.records[record].priority != priority.rawValue else { return }
    let former = store.records[record].priority
    // Only required constraints can conflict, so a conflict may end when a required constraint becomes optional.
    if former >= 1000, isConnectedToConflict(record) { needsPlan = true }
    store.records[record].priority = priority.rawValue
    review(record)
    let isOptional = min(former, priority.rawValue) > 0 && max(former, priority.rawValue) < Priority.edit.rawValue
    if isOptional, store.records[record].state == .active {
      rerankedRecords.append(record)
    } else {
      touchedRecords.append(record)
    }
  }

  /// Changes the ``Constraint/removalRank`` of a constraint: in a conflict, the constraint with the highest rank is
  /// relaxed. Does nothing if the constraint is unknown or an edit.
  public func setRemovalRank(_ rank: Int, of id: ConstraintID) {
    let record = record(of: id)
    guard record >= 0, store.records[record].rank != rank else { return }
    store.records[record].rank = rank
    if !conflicts.isEmpty { needsPlan = true }
  }

  // MARK: Edits

  /// Holds a variable at a value until ``stopEditing(_:)``, with a constraint of priority ``Priority/edit`` (an edit).
  ///
  /// The first call for a variable adds the constraint; later calls change its constant. Does nothing if the variable
  /// is unknown.
  public func suggest(_ value: Double, for variable: Variable) {
    guard contains(variable) else { return }
    let record = editRecord[variable.index]
    if record >= 0 {
      changeConstant(value, of: record)
    } else {
      let id = add(Constraint([Term(1, variable)], .equal, value, priority: .edit))
      let record = recordOfConstraint[id.index]
      editRecord[variable.index] = record
      store.records[record].isEdit = true
      editCount += 1
    }
  }

  /// Ends the effect of ``suggest(_:for:)`` for a variable. Does nothing if no value has been suggested for it.
  public func stopEditing(_ variable: Variable) {
    guard contains(variable) else { return }
    let record = editRecord[variable.index]
    guard record >= 0 else { return }
    editRecord[variable.index] = -1
    editCount -= 1
    removeRecord(record)
  }

  /// Whether a suggested value holds the variable.
  func isEditing(_ variable: Variable) -> Bool {
    contains(variable) && editRecord[variable.index] >= 0
  }

  func isEdit(_ id: ConstraintID) -> Bool {
    let record = recordOrEdit(of: id)
    return record >= 0 && store.records[record].isEdit
  }

  // MARK: Records

  private func constraintID(_ index: Int32) -> ConstraintID { ConstraintID(index: index, solver: store.solver) }

  /// The record of a constraint or an edit; −1 if it was removed, or if another solver made the identifier.
  private func recordOrEdit(of id: ConstraintID) -> Int32 {
    id.solver == store.solver && id.index >= 0 && id.index < recordOfConstraint.count
      ? recordOfConstraint[id.index] : -1
  }

  /// The record of a constraint; −1 if the identifier is unknown or belongs to an edit.
  private func record(of id: ConstraintID) -> Int32 {
    let record = recordOrEdit(of: id)
    return record >= 0 && store.records[record].isEdit ? -1 : record
  }

  private func problem(of record: Int32) -> ConstraintError? {
    store.constraint(record).error ?? (store.records[record].hasUnknownVariable ? .unknownVariable : nil)
  }

  /// Checks a changed constraint again, and updates whether it is active or rejected.
  private func review(_ record: Int32) {
    let error = problem(of: record)
    rejections[store.records[record].identifier] = error
    let isUsable = error == nil
    if isUsable != (store.records[record].state != .rejected) {
      store.records[record].state = isUsable ? .active : .rejected
      touchedRecords.append(record)
    }
  }

  @inline(__always)
  private func changeConstant(_ constant: Double, of record: Int32) {
    guard store.constant.base[Int(record)] != constant else { return }
    store.constant.base[Int(record)] = constant
    changedRecords.append(record)
    if !constant.isFinite || store.records[record].state == .rejected { review(record) }
  }

  /// Removes a constraint. Its record stays in the plan until the next ``solve()``: if an equal constraint is added
  /// before that, the record is reused and nothing has to be planned again.
  func removeRecord(_ record: Int32) {
    let id = store.records[record].identifier
    recordOfConstraint[id] = -1
    if rejections[id] != nil { rejections[id] = nil }
    removedRecords.append(record)
  }

  /// Finds the record of a removed constraint that equals the given one except for the constant, and takes it off the
  /// list of removed records. Reusing the record avoids planning again.
  ///
  /// Only the first 16 removed records are compared, so that adding a constraint takes constant time.
  private func recordToUseAgain(for constraint: Constraint) -> Int32? {
    guard constraint.terms.allSatisfy({ contains($0.variable) }) else { return nil }
    for i in 0..<min(removedRecords.count, 16) {
      let record = removedRecords[i]
      guard !store.records[record].isEdit, store.matches(constraint, record), constraint.constant.isFinite,
        store.records[record].state != .rejected, !isConnectedToConflict(record)
      else { continue }
      let last = removedRecords.removeLast()
      if i < removedRecords.count { removedRecords[i] = last }
      return record
    }
    return nil
  }
}
