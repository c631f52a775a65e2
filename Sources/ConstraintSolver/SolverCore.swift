/// What a ``Solver`` holds and does. It is one value, so that each call claims it once and not every number by itself.
struct SolverCore {
  private var names: [String] = []
  private var isAlive = Buffer<Bool>()
  private var store = ConstraintStore()
  /// By constraint identifier: its record, or −1.
  private var recordOfConstraint = Buffer<Int32>()
  /// By variable: the record that holds it while it is edited, or −1.
  private var editRecord = Buffer<Int32>()
  private var editCount = 0
  /// Records whose constraint was removed since the last solution; one that comes back is used again.
  private var removedRecords = Buffer<Int32>()
  private var changedRecords = Buffer<Int32>()
  private var changedVariables: [Variable] = []
  private var needsPlan = true
  private var numeric: NumericState?
  /// The plan takes edited variables for given.
  private var isHoldingEdits = true
  private var knownFreeVariables: [FreeVariable]?
  private var rejections: [Int32: ConstraintError] = [:]

  /// The required constraints that could not hold together when ``solve()`` ran last.
  private(set) var conflicts: [Conflict] = []

  func deallocate() {
    numeric?.deallocate()
    isAlive.deallocate()
    store.deallocate()
    recordOfConstraint.deallocate()
    editRecord.deallocate()
    removedRecords.deallocate()
    changedRecords.deallocate()
  }

  // MARK: Variables

  /// Makes a new unknown.
  ///
  /// - Parameter name: what dumps call it; it need not be unique.
  mutating func makeVariable(_ name: @autoclosure () -> String = "") -> Variable {
    let index = Int32(isAlive.count)
    names.append(name())
    isAlive.append(true)
    editRecord.append(-1)
    needsPlan = true
    return Variable(index: index)
  }

  /// Removes variables, and every constraint that mentions one of them. Their values become 0.
  ///
  /// - Complexity: linear in the number of constraints.
  mutating func removeVariables(_ variables: [Variable]) {
    for variable in variables where isKnown(variable) {
      isAlive[variable.index] = false
      if editRecord[variable.index] >= 0 { stopEditing(variable) }
    }
    for record in 0..<store.count where store.records[record].state != ConstraintStore.State.vacant {
      let start = Int(store.records[record].termStart)
      for i in start..<start + Int(store.records[record].termCount) {
        let v = store.variables[i]
        if v >= 0 && v < isAlive.count && !isAlive[v] {
          if recordOfConstraint[store.records[record].identifier] == record { removeRecord(Int32(record)) }
          break
        }
      }
    }
    needsPlan = true
  }

  private func isKnown(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < isAlive.count && isAlive[variable.index]
  }

  /// The variables that have not been removed, in order of creation.
  var variables: [Variable] {
    (0..<Int32(isAlive.count)).filter { isAlive[$0] }.map(Variable.init(index:))
  }

  /// The name that the variable was made with.
  func name(of variable: Variable) -> String {
    names[Int(variable.index)]
  }

  /// The value that the last ``solve()`` found; 0 before the first.
  func value(of variable: Variable) -> Double {
    guard let numeric, variable.index < numeric.structure.variableCount else { return 0 }
    let slot = numeric.structure.slotOfVariable[variable.index]
    return slot < 0 ? 0 : numeric.values[slot]
  }

  // MARK: Constraints

  /// Adds a constraint. An unusable one (NaN, infinite) is kept, ignored, and named by ``rejectedConstraints``.
  mutating func add(_ constraint: Constraint) -> ConstraintID {
    let id = Int32(recordOfConstraint.count)
    if removedRecords.count > 0, let record = recordToUseAgain(for: constraint) {
      recordOfConstraint.append(record)
      store.records[record].identifier = id
      changeConstant(constraint.constant, of: record)
      return ConstraintID(index: id)
    }
    let error = problem(of: constraint)
    let record = store.insert(
      constraint, identifier: id,
      state: error == nil ? ConstraintStore.State.active : ConstraintStore.State.rejected)
    if let error { rejections[id] = error }
    recordOfConstraint.append(record)
    needsPlan = true
    return ConstraintID(index: id)
  }

  /// Adds constraints, and returns their names in the same order.
  mutating func add(_ constraints: [Constraint]) -> [ConstraintID] {
    constraints.map { add($0) }
  }

  /// Removes constraints. One that was removed before is skipped.
  mutating func remove(_ ids: [ConstraintID]) {
    for id in ids where recordOfConstraint[id.index] >= 0 { removeRecord(recordOfConstraint[id.index]) }
  }

  /// The constraint as it is now; `nil` once it has been removed. Terms of one variable have been added up.
  func constraint(_ id: ConstraintID) -> Constraint? {
    let record = recordOfConstraint[id.index]
    return record < 0 ? nil : store.constraint(record)
  }

  /// The constraints that have not been removed, in order of insertion; edits are not among them.
  var constraints: [ConstraintID] {
    (0..<Int32(recordOfConstraint.count)).compactMap { id in
      let record = recordOfConstraint[id]
      return record >= 0 && !store.records[record].isEdit ? ConstraintID(index: id) : nil
    }
  }

  /// Everything that takes part in solving, edits among them, in order of insertion.
  var constraintsAndEdits: [(id: ConstraintID, constraint: Constraint)] {
    (0..<Int32(recordOfConstraint.count)).compactMap { id in
      let record = recordOfConstraint[id]
      guard record >= 0, store.records[record].state != ConstraintStore.State.rejected else { return nil }
      return (ConstraintID(index: id), store.constraint(record))
    }
  }

  func isEdit(_ id: ConstraintID) -> Bool {
    let record = recordOfConstraint[id.index]
    return record >= 0 && store.records[record].isEdit
  }

  /// Changes the right side of a constraint.
  ///
  /// - Complexity: constant; the next ``solve()`` pays for what moves.
  mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    let record = recordOfConstraint[id.index]
    if record >= 0 { changeConstant(constant, of: record) }
  }

  /// Changes the priority of a constraint.
  mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    let record = recordOfConstraint[id.index]
    guard record >= 0, store.records[record].priority != priority.rawValue else { return }
    store.records[record].priority = priority.rawValue
    review(record)
    needsPlan = true
  }

  /// Holds a variable at a value, with ``Priority/edit``, until ``stopEditing(_:)``.
  ///
  /// The first call for a variable makes a new plan; later ones cost what they move.
  mutating func suggest(_ value: Double, for variable: Variable) {
    guard isKnown(variable) else { return }
    let record = editRecord[variable.index]
    if record >= 0 {
      changeConstant(value, of: record)
    } else {
      let id = add(Constraint([Term(1, variable)], .equal, value, priority: .edit))
      let record = recordOfConstraint[id.index]
      editRecord[variable.index] = record
      store.records[record].isEdit = true
      editCount += 1
      needsPlan = true
    }
  }

  /// Lets go of a variable that ``suggest(_:for:)`` held.
  mutating func stopEditing(_ variable: Variable) {
    let record = editRecord[variable.index]
    guard record >= 0 else { return }
    editRecord[variable.index] = -1
    editCount -= 1
    removeRecord(record)
  }

  /// The constraints that take no part because they cannot be used, and why.
  var rejectedConstraints: [(constraint: ConstraintID, error: ConstraintError)] {
    rejections.sorted { $0.key < $1.key }.map { (ConstraintID(index: $0.key), $0.value) }
  }

  // MARK: Records

  private func problem(of constraint: Constraint) -> ConstraintError? {
    // One pass for the usual case: a product with zero is zero unless a number is not finite.
    var sum = constraint.constant * 0
    var isKnown = true
    for term in constraint.terms {
      sum += term.coefficient * 0
      isKnown = isKnown && self.isKnown(term.variable)
    }
    let priority = constraint.priority.rawValue
    if sum == 0 && isKnown && priority > 0 && priority <= 1000 { return nil }
    return constraint.error ?? .unknownVariable
  }

  /// Finds out anew whether a changed record can be used.
  private mutating func review(_ record: Int32) {
    let error = problem(of: store.constraint(record))
    rejections[store.records[record].identifier] = error
    let isUsable = error == nil
    if isUsable != (store.records[record].state != ConstraintStore.State.rejected) {
      store.records[record].state = isUsable ? ConstraintStore.State.active : ConstraintStore.State.rejected
      needsPlan = true
    }
  }

  @inline(__always)
  private mutating func changeConstant(_ constant: Double, of record: Int32) {
    guard store.constant[record] != constant else { return }
    store.constant[record] = constant
    changedRecords.append(record)
    if !constant.isFinite || store.records[record].state == ConstraintStore.State.rejected { review(record) }
  }

  private mutating func removeRecord(_ record: Int32) {
    let id = store.records[record].identifier
    recordOfConstraint[id] = -1
    if rejections[id] != nil { rejections[id] = nil }
    removedRecords.append(record)
  }

  private mutating func recordToUseAgain(for constraint: Constraint) -> Int32? {
    for i in 0..<min(removedRecords.count, 16) {
      let record = removedRecords[i]
      guard !store.records[record].isEdit, store.matches(constraint, record), constraint.constant.isFinite,
        store.records[record].state != ConstraintStore.State.rejected
      else { continue }
      let last = removedRecords.removeLast()
      if i < removedRecords.count { removedRecords[i] = last }
      return record
    }
    return nil
  }

  // MARK: Solving

  /// Makes all changes since the last call take effect.
  ///
  /// Where required constraints cannot hold together, some are set aside so that the others do (``conflicts``).
  mutating func solve() -> SolveResult {
    if removedRecords.count > 0 {
      dropRemoved()
      needsPlan = true
    }
    if !needsPlan && changedRecords.count == 0 { return SolveResult(changed: []) }
    if !needsPlan && conflicts.isEmpty && (editCount == 0 || isHoldingEdits) {
      if update() { return SolveResult(changed: changedVariables) }
    }
    return solveFromNothing()
  }

  /// Evaluates what the changed constants move.
  ///
  /// - Returns: whether required constraints still hold; if not, the values are as before.
  private mutating func update() -> Bool {
    knownFreeVariables = nil
    for i in 0..<changedRecords.count {
      let record = changedRecords[i]
      numeric?.setConstant(store.constant[record], of: record)
    }
    changedRecords.removeAll()
    numeric?.update()
    guard let changed = numeric?.changed, numeric?.isInfeasible == false else {
      numeric?.takeBack()
      return false
    }
    // The same array again, unless somebody keeps the last result.
    changedVariables.removeAll(keepingCapacity: true)
    changedVariables.append(contentsOf: changed)
    return true
  }

  private mutating func dropRemoved() {
    for i in 0..<removedRecords.count {
      store.records[removedRecords[i]].isEdit = false
      store.remove(removedRecords[i])
    }
    removedRecords.removeAll()
  }

  private mutating func solveFromNothing() -> SolveResult {
    let before = (0..<isAlive.count).map { value(of: Variable(index: Int32($0))) }
    changedRecords.removeAll()
    knownFreeVariables = nil
    needsPlan = false
    if !conflicts.isEmpty {
      for record in 0..<store.count where store.records[record].state == ConstraintStore.State.setAside {
        store.records[record].state = ConstraintStore.State.active
      }
      conflicts = []
    }
    if !plan() {
      var analysis = analysis()
      conflicts = analysis.setConflictsAside(&store)
      _ = plan()
    }
    var changed: [Variable] = []
    for index in before.indices {
      let variable = Variable(index: Int32(index))
      if value(of: variable) != before[index] { changed.append(variable) }
    }
    return SolveResult(changed: changed)
  }

  /// Builds the symbolic part and evaluates it: first with edits held, and where that cannot be, with edits optional.
  private mutating func plan() -> Bool {
    let isHeld = editCount == 0 || !hasConstraintsAboveEdits
    for holdsEdits in editCount > 0 && isHeld ? [true, false] : [isHeld] {
      let structure = StructureBuilder.build(store, holdsEdits: holdsEdits, isAlive: isAlive)
      var state = NumericState(structure, constants: store.constant)
      state.evaluate()
      numeric?.deallocate()
      numeric = state
      isHoldingEdits = holdsEdits
      if !state.isInfeasible { return true }
    }
    return false
  }

  /// The system as it stands, for explanations.
  func analysis() -> Analysis {
    Analysis(store, variableCount: isAlive.count)
  }

  /// The values as they stand, for explanations.
  var numericState: NumericState? { numeric }

  var memoryFootprint: Int {
    store.bytes + isAlive.bytes + recordOfConstraint.bytes + editRecord.bytes
      + (numeric.map { $0.bytes + $0.structure.bytes } ?? 0)
  }

  /// Whether an optional constraint is more important than edits, which then cannot be taken for granted.
  private var hasConstraintsAboveEdits: Bool {
    for record in 0..<store.count
    where store.records[record].state == ConstraintStore.State.active && !store.records[record].isEdit
      && store.records[record].priority < 1000
      && store.records[record].priority >= Priority.edit.rawValue
    {
      return true
    }
    return false
  }

  /// The variables that the constraints left undecided when ``solve()`` ran last, in order of creation.
  ///
  /// - Complexity: what the undecided variables move, and a small simplex for each component of them; asked again, none.
  mutating func freeVariables() -> [FreeVariable] {
    if let knownFreeVariables { return knownFreeVariables }
    let found = numeric?.freeVariables().map { FreeVariable(variable: Variable(index: $0)) } ?? []
    knownFreeVariables = found
    return found
  }
}
