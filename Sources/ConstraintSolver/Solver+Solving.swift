extension Solver {
  /// Applies all changes since the last call.
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

  /// Whether the changes since the last ``solve()`` can reach each of the given variables.
  ///
  /// A variable that is not reached keeps its value, unless the next ``solve()`` finds a conflict. Returns `nil` if
  /// anything but constants has changed, if values are edited, or if there are conflicts: then any value can change.
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
  /// - Returns: whether required constraints still hold; if not, the values are restored.
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

  /// Reuses the array of the last result, unless the caller has kept it.
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

  /// Plans the region of the changes since the last solution, if it is small enough.
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

  /// Removes the records of removed constraints from the store.
  private func dropRemoved() {
    for i in 0..<removedRecords.count {
      let record = removedRecords[i]
      store.records[record].isEdit = false
      store.remove(record)
      touchedRecords.append(record)
    }
    removedRecords.removeAll()
  }

  /// Whether an optional constraint is more important than edits, which then cannot be treated as required.
  private func isAboveEdits(_ record: Int32) -> Bool {
    let header = store.records[record]
    return header.state == .active && !header.isEdit && header.priority < 1000
      && header.priority >= Priority.edit.rawValue
  }

  // MARK: Conflicts

  /// Whether a change since the last solution can change the conflicts.
  private var areConflictsAffected: Bool {
    guard !conflicts.isEmpty else { return false }
    for i in 0..<removedRecords.count where isConnectedToConflict(removedRecords[i]) { return true }
    for i in 0..<touchedRecords.count where isConnectedToConflict(touchedRecords[i]) { return true }
    for i in 0..<changedRecords.count where isConnectedToConflict(changedRecords[i]) { return true }
    return false
  }

  /// Whether a constraint is required, and required constraints connect it with a conflict.
  func isConnectedToConflict(_ record: Int32) -> Bool {
    !conflicts.isEmpty && store.records[record].priority >= 1000 && conflictReach.contains(record, store)
  }

  // MARK: Solving from scratch

  /// - Parameter keepsConflicts: whether to keep the conflicts that were found last.
  private func solveFromScratch(keepsConflicts: Bool) -> SolveResult {
    knownFreeVariables = nil
    if !keepsConflicts { restoreRelaxed() }
    var attempt = plan()
    if attempt.isInfeasible {
      // Besides the conflicts that were kept, there is another one.
      restoreRelaxed()
      var analysis = analysis()
      conflicts = analysis.relaxConflicts(store.view)
      conflictReach.find(store, variableCount: isAlive.count)
      attempt = plan()
    }
    swap(&numeric, &attempt)
    forgetChanges()
    return SolveResult(changed: differences(from: attempt))
  }

  /// Restores the constraints that conflicts have relaxed.
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

  /// Plans and evaluates the system. Edits are required equations at first; if that is infeasible, they become optional
  /// ones.
  private func plan() -> NumericState {
    let state = planned(holdsEdits: !(0..<Int32(store.count)).contains { isAboveEdits($0) })
    guard state.isInfeasible, state.structure.holdsEdits, editCount > 0 else { return state }
    return planned(holdsEdits: false)
  }

  private func planned(holdsEdits: Bool) -> NumericState {
    // Most systems are planned as a whole only once. That takes more memory than planning changes, so the memory is
    // released afterwards.
    var planner = Planner()
    var structure = planner.plan(store, holdsEdits: holdsEdits, isAlive: isAlive)
    plannedConstraints += planner.plannedRecords
    structure.largestTableau = largestTableau
    var state = NumericState(SharedStructure(structure), constants: store.constant)
    state.evaluate()
    return state
  }
}
