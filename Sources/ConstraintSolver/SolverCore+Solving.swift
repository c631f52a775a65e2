extension SolverCore {
  /// Makes all changes since the last call take effect, at the least cost at which they can.
  ///
  /// Where required constraints cannot hold together, some are set aside so that the others do (``conflicts``).
  mutating func solve() -> SolveResult {
    if !needsPlan && !hasNewVariables
      && removedRecords.count + touchedRecords.count + rerankedRecords.count == 0
    {
      if changedRecords.count == 0 { return SolveResult(changed: []) }
      if (conflicts.isEmpty || !isConflictAffected) && update() { return SolveResult(changed: changedVariables) }
      return solveFromNothing()
    }
    let isFar = needsPlan || isConflictAffected
    dropRemoved()
    if !isFar && patch() && update() { return SolveResult(changed: changedVariables) }
    return solveFromNothing()
  }

  /// Evaluates what the changed constants move.
  ///
  /// - Returns: whether required constraints still hold; if not, the values are as before.
  private mutating func update() -> Bool {
    if knownFreeVariables != nil { knownFreeVariables = nil }
    numeric.findReaders()
    for i in 0..<changedRecords.count {
      let record = changedRecords.base[i]
      numeric.setConstant(store.constant.base[Int(record)], of: record)
    }
    changedRecords.removeAll()
    numeric.update()
    if numeric.isInfeasible {
      numeric.takeBack()
      return false
    }
    keepChanged()
    return true
  }

  /// Uses the array of the last result again, unless somebody keeps it.
  @inline(__always)
  private mutating func keepChanged() {
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

  /// Plans anew what the changes since the last solution reach, if that is worth it.
  private mutating func patch() -> Bool {
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
    isPatched = true
    guard numeric.plan(touchedRecords, store, isAlive: isAlive, with: &planner) else { return false }
    touchedRecords.removeAll()
    hasNewVariables = false
    return true
  }

  /// Lets go of the records of removed constraints, which have to be planned without.
  private mutating func dropRemoved() {
    for i in 0..<removedRecords.count {
      let record = removedRecords[i]
      store.records[record].isEdit = false
      store.remove(record)
      touchedRecords.append(record)
    }
    removedRecords.removeAll()
  }

  /// An optional constraint that is more important than edits, which then cannot be taken for granted.
  private func isAboveEdits(_ record: Int32) -> Bool {
    let header = store.records[record]
    return header.state == .active && !header.isEdit && header.priority < 1000
      && header.priority >= Priority.edit.rawValue
  }

  // MARK: Conflicts

  /// Whether a change since the last solution can make, end or alter a conflict.
  private var isConflictAffected: Bool {
    guard !conflicts.isEmpty else { return false }
    for i in 0..<removedRecords.count where isEntangled(removedRecords[i]) { return true }
    for i in 0..<touchedRecords.count where isEntangled(touchedRecords[i]) { return true }
    for i in 0..<changedRecords.count
    where store.records[changedRecords[i]].priority >= 1000 && isEntangled(changedRecords[i]) { return true }
    return false
  }

  /// Whether required constraints connect a constraint with a conflict.
  func isEntangled(_ record: Int32) -> Bool {
    !conflicts.isEmpty && entanglement.contains(record, store)
  }

  // MARK: From nothing

  private mutating func solveFromNothing() -> SolveResult {
    knownFreeVariables = nil
    if !conflicts.isEmpty {
      for record in 0..<store.count where store.records[record].state == .setAside {
        store.records[record].state = .active
      }
      conflicts = []
    }
    var attempt = plan()
    if attempt.isInfeasible {
      var analysis = analysis()
      conflicts = analysis.setConflictsAside(store.view)
      entanglement.find(store, variableCount: isAlive.count)
      attempt = plan()
    }
    swap(&numeric, &attempt)
    forgetChanges()
    return SolveResult(changed: differences(from: attempt))
  }

  private mutating func forgetChanges() {
    touchedRecords.removeAll()
    rerankedRecords.removeAll()
    changedRecords.removeAll()
    hasNewVariables = false
    // The first plan is often the only one; whoever changes the system once does it again.
    if !isPatched { planner.release() }
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

  /// Builds the symbolic part and evaluates it: first with edits held, and where that cannot be, with edits optional.
  private mutating func plan() -> NumericState {
    let state = planned(holdsEdits: !(0..<Int32(store.count)).contains { isAboveEdits($0) })
    guard state.isInfeasible, state.structure.holdsEdits, editCount > 0 else { return state }
    return planned(holdsEdits: false)
  }

  private mutating func planned(holdsEdits: Bool) -> NumericState {
    let structure = planner.plan(store, holdsEdits: holdsEdits, isAlive: isAlive)
    var state = NumericState(SharedStructure(structure), constants: store.constant)
    state.evaluate()
    return state
  }
}
