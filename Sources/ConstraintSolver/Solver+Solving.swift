extension Solver {
  /// Solves the system: computes the values of all variables that the changes since the last call affect.
  ///
  /// If required constraints cannot hold together, some are relaxed so that the others hold (``conflicts``).
  @discardableResult
  public func solve() -> SolveResult {
    let result = applyChanges()
    if checksInvariants {
      let faults = brokenInvariants()
      precondition(faults.isEmpty, "\(faults.joined(separator: "; ")) in\n\(self)")
    }
    return result
  }

  /// Applies all changes since the last call, at the lowest possible cost: by an update of values, a new plan of the
  /// affected region, or a new plan of the whole system.
  private func applyChanges() -> SolveResult {
    if !needsPlan && !hasNewVariables
      && removedRecords.count + touchedRecords.count + rerankedRecords.count == 0
    {
      if changedRecords.count == 0 { return SolveResult(changed: []) }
      let affectsConflicts = areConflictsAffected
      if !affectsConflicts && update() { return SolveResult(changed: changedVariables) }
      return solveFromScratch(keepsConflicts: !affectsConflicts)
    }
    let affectsConflicts = needsPlan || areConflictsAffected
    dropRemoved()
    if !affectsConflicts && planRegion() && update() { return SolveResult(changed: changedVariables) }
    return solveFromScratch(keepsConflicts: !affectsConflicts)
  }

  /// For each of the given variables, whether the changes since the last ``solve()`` can affect its value.
  ///
  /// A variable that is not affected keeps its value, unless the next ``solve()`` finds a conflict. Returns `nil` if
  /// anything but constants has changed, if values are suggested, or if there are conflicts: then any value can change.
  ///
  /// - Complexity: linear in the part of the plan that the changes reach, plus one bit per variable.
  public func reachOfChanges(among variables: [Variable]) -> [Bool]? {
    guard !needsPlan, !hasNewVariables, conflicts.isEmpty, editCount == 0,
      removedRecords.count + touchedRecords.count + rerankedRecords.count == 0
    else { return nil }
    numeric.findReaders()
    let isReached = numeric.slotsReached(from: changedRecords)
    let slotOfVariable = numeric.structure.slotOfVariable.view
    return variables.map { variable in
      guard contains(variable), Int(variable.index) < slotOfVariable.count else { return true }
      let slot = slotOfVariable[variable.index]
      return slot >= 0 && isReached[slot]
    }
  }

  /// Evaluates the slots that depend on changed constants.
  ///
  /// - Returns: whether the required constraints still hold; if not, the former values are restored.
  private func update() -> Bool {
    if knownFreeVariables != nil { knownFreeVariables = nil }
    numeric.findReaders()
    for i in 0..<changedRecords.count {
      let record = changedRecords.base[i]
      numeric.setConstant(store.constant.base[Int(record)], of: record)
    }
    changedRecords.removeAll()
    numeric.update()
    if numeric.isInfeasible {
      numeric.restoreFormerValues()
      return false
    }
    keepChanged()
    return true
  }

  /// Stores the changed variables in ``changedVariables``. If their number is the same as last time, the array is
  /// overwritten, which allocates nothing unless the caller still holds the last result.
  @inline(__always)
  private func keepChanged() {
    let changed = numeric.changed
    let solver = store.solver
    guard changed.count == changedVariables.count, let source = changed.baseAddress else {
      changedVariables = changed.map { Variable(index: $0, solver: solver) }
      return
    }
    changedVariables.withUnsafeMutableBufferPointer { target in
      for i in target.indices { target[i] = Variable(index: source[i], solver: solver) }
    }
  }

  // MARK: Changes of the system

  /// Plans the part of the system (``Region``) again that the changes since the last solution affect.
  ///
  /// - Returns: false if this part is too large, or if a changed constraint is at least as important as edits. Then the
  ///   whole system has to be planned.
  private func planRegion() -> Bool {
    for i in 0..<rerankedRecords.count {
      let record = rerankedRecords[i]
      if store.records[record].state == .active {
        numeric.setPriority(store.records[record].priority, of: record)
      }
    }
    rerankedRecords.removeAll()
    guard touchedRecords.count > 0 || hasNewVariables else { return true }
    if numeric.structure.holdsEdits {
      for i in 0..<touchedRecords.count where isAboveEdits(touchedRecords[i]) { return false }
    }
    guard numeric.plan(touchedRecords, store, isAlive: isAlive, with: &planner) else { return false }
    plannedConstraints += planner.plannedRecords
    touchedRecords.removeAll()
    hasNewVariables = false
    return true
  }

  /// Removes the constraints that were removed since the last ``solve()`` from the store, and marks their records as
  /// touched.
  private func dropRemoved() {
    for i in 0..<removedRecords.count {
      let record = removedRecords[i]
      store.records[record].isEdit = false
      store.remove(record)
      touchedRecords.append(record)
    }
    removedRecords.removeAll()
  }

  /// Whether a constraint is optional but at least as important as edits. Edits then cannot be treated as required.
  private func isAboveEdits(_ record: Int32) -> Bool {
    let header = store.records[record]
    return header.state == .active && !header.isEdit && header.priority < 1000
      && header.priority >= Priority.edit.rawValue
  }

  // MARK: Conflicts

  /// Whether a change since the last solution can affect the known conflicts.
  private var areConflictsAffected: Bool {
    guard !conflicts.isEmpty else { return false }
    for i in 0..<removedRecords.count where isConnectedToConflict(removedRecords[i]) { return true }
    for i in 0..<touchedRecords.count where isConnectedToConflict(touchedRecords[i]) { return true }
    for i in 0..<changedRecords.count where isConnectedToConflict(changedRecords[i]) { return true }
    return false
  }

  /// Whether a constraint is required and shares variables, directly or through other required constraints, with a
  /// relaxed constraint.
  func isConnectedToConflict(_ record: Int32) -> Bool {
    !conflicts.isEmpty && store.records[record].priority >= 1000 && conflictReach.contains(record, store)
  }

  // MARK: Solving from scratch

  /// Plans and evaluates the whole system.
  ///
  /// - Parameter keepsConflicts: whether the constraints that the last solution relaxed stay relaxed.
  private func solveFromScratch(keepsConflicts: Bool) -> SolveResult {
    knownFreeVariables = nil
    if !keepsConflicts { restoreRelaxed() }
    var attempt = plan()
    if attempt.isInfeasible {
      // There is a conflict that is not among the kept ones, so all conflicts are searched for again.
      restoreRelaxed()
      conflicts = analysis().relaxConflicts(store.view)
      conflictReach.find(store, variableCount: isAlive.count)
      attempt = plan()
    }
    swap(&numeric, &attempt)
    forgetChanges()
    return SolveResult(changed: differences(from: attempt))
  }

  /// Makes the relaxed constraints active again, and forgets the conflicts.
  private func restoreRelaxed() {
    guard !conflicts.isEmpty else { return }
    for record in 0..<store.count where store.records[record].state == .relaxed {
      store.records[record].state = .active
    }
    conflicts = []
  }

  private func forgetChanges() {
    touchedRecords.removeAll()
    rerankedRecords.removeAll()
    changedRecords.removeAll()
    hasNewVariables = false
    needsPlan = false
  }

  private func differences(from previous: borrowing NumericState) -> [Variable] {
    var different: [Variable] = []
    different.reserveCapacity(isAlive.count)
    for index in 0..<Int32(isAlive.count) where previous.value(of: index) != numeric.value(of: index) {
      different.append(Variable(index: index, solver: store.solver))
    }
    return different
  }

  /// Plans and evaluates the whole system. Edits are first treated as required equations, which is faster. If the
  /// system is then infeasible, it is planned again with edits as optional constraints.
  private func plan() -> NumericState {
    let state = planned(holdsEdits: !(0..<Int32(store.count)).contains { isAboveEdits($0) })
    guard state.isInfeasible, state.structure.holdsEdits, editCount > 0 else { return state }
    return planned(holdsEdits: false)
  }

  private func planned(holdsEdits: Bool) -> NumericState {
    // A local planner, whose memory is released afterwards: planning the whole system needs more memory than planning
    // changes, and most systems are planned as a whole only once.
    var planner = Planner()
    var structure = planner.plan(store, holdsEdits: holdsEdits, isAlive: isAlive)
    plannedConstraints += planner.plannedRecords
    structure.largestTableau = largestTableau
    var state = NumericState(SharedStructure(structure), constants: store.constant)
    state.evaluate()
    return state
  }
}
