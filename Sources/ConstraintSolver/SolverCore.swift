/// The state of a ``Solver``. It is one value, so that each call checks for exclusive access once and not per property.
struct SolverCore: ~Copyable {
  /// By variable, up to the last variable that has a name.
  private var names: [String] = []
  var isAlive = Buffer<Bool>()
  var store = ConstraintStore(of: .make())
  /// By constraint identifier: its record, or −1.
  private var recordOfConstraint = Buffer<Int32>()
  /// By variable: the record that holds it while it is edited, or −1.
  private var editRecord = Buffer<Int32>()
  var editCount = 0
  private var rejections: [Int32: ConstraintError] = [:]

  var checksInvariants = false
  /// Components with larger tableaus are solved with sparse factors.
  var largestTableau = LevelSimplex.largestTableau

  // What has changed since the last solution.
  /// Records whose constraint was removed. They are reused if it is added again.
  var removedRecords = Buffer<Int32>()
  /// Records that are new, or whose constraint has become required or optional.
  var touchedRecords = Buffer<Int32>()
  /// Records of optional constraints whose priority has changed.
  var rerankedRecords = Buffer<Int32>()
  /// Records whose constant has changed.
  var changedRecords = Buffer<Int32>()
  var hasNewVariables = false
  var needsPlan = true

  // The solution.
  var numeric = NumericState()
  /// Plans the part of the system that changes affect.
  var planner = Planner()
  /// How many records have been planned. A record counts each time.
  var plannedConstraints = 0
  var changedVariables: [Variable] = []
  var knownFreeVariables: [FreeVariable]?
  var conflictReach = ConflictReach()
  /// The required constraints that could not hold together when ``solve()`` ran last.
  var conflicts: [Conflict] = []

  /// An independent copy, with the pending changes, on the same plan.
  mutating func copy() -> SolverCore {
    var new = SolverCore()
    new.names = names
    new.editCount = editCount
    new.rejections = rejections
    new.checksInvariants = checksInvariants
    new.largestTableau = largestTableau
    new.hasNewVariables = hasNewVariables
    new.needsPlan = needsPlan
    new.changedVariables = changedVariables
    new.knownFreeVariables = knownFreeVariables
    new.conflicts = conflicts
    new.numeric = numeric.copy()
    new.isAlive = isAlive.copy()
    new.store = store.copy()
    new.recordOfConstraint = recordOfConstraint.copy()
    new.editRecord = editRecord.copy()
    new.removedRecords = removedRecords.copy()
    new.touchedRecords = touchedRecords.copy()
    new.rerankedRecords = rerankedRecords.copy()
    new.changedRecords = changedRecords.copy()
    new.conflictReach = conflictReach.copy()
    return new
  }

  // MARK: Variables

  /// Makes a new unknown.
  ///
  /// - Parameter name: its name in descriptions; it need not be unique.
  mutating func makeVariable(_ name: @autoclosure () -> String = "") -> Variable {
    let index = Int32(isAlive.count)
    let name = name()
    if !name.isEmpty { setName(name, of: isAlive.count) }
    isAlive.append(true)
    editRecord.append(-1)
    hasNewVariables = true
    return Variable(index: index, solver: store.solver)
  }

  /// Makes new unknowns, and returns them in the same order.
  mutating func makeVariables(_ newNames: [String]) -> [Variable] {
    if names.isEmpty, isAlive.count == 0 {
      names = newNames
    } else {
      for (place, name) in newNames.enumerated() where !name.isEmpty { setName(name, of: isAlive.count + place) }
    }
    return Array(makeVariables(count: newNames.count))
  }

  private mutating func setName(_ name: String, of variable: Int) {
    while names.count < variable { names.append("") }
    names.append(name)
  }

  /// Makes new unknowns without names.
  mutating func makeVariables(count: Int) -> VariableRange {
    let first = isAlive.count
    isAlive.resize(first + count, repeating: true)
    editRecord.resize(first + count, repeating: -1)
    hasNewVariables = hasNewVariables || count > 0
    return VariableRange(first: Int32(first), count: count, solver: store.solver)
  }

  /// Removes variables, and every constraint that has one of them. Their values become 0.
  ///
  /// - Complexity: linear in the number of constraints.
  mutating func removeVariables(_ variables: [Variable]) {
    for variable in variables where isKnown(variable) {
      stopEditing(variable)
      isAlive[variable.index] = false
    }
    for record in 0..<store.count where store.records[record].state != .vacant {
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

  @inline(__always)
  private static func isKnown(_ variable: Variable, to solver: SolverIdentity, _ isAlive: BufferView<Bool>) -> Bool {
    isMade(variable, by: solver, isAlive) && isAlive.base[Int(variable.index)]
  }

  @inline(__always)
  private static func isMade(_ variable: Variable, by solver: SolverIdentity, _ isAlive: BufferView<Bool>) -> Bool {
    variable.solver == solver && variable.index >= 0 && Int(variable.index) < isAlive.count
  }

  /// Whether the solver has made a variable and not removed it.
  @inline(__always)
  func isKnown(_ variable: Variable) -> Bool { Self.isKnown(variable, to: store.solver, isAlive.view) }

  /// The variables that have not been removed, in order of creation.
  var variables: [Variable] {
    let (solver, isAlive) = (store.solver, isAlive.view)
    return (0..<Int32(isAlive.count)).filter { isAlive[$0] }.map { Variable(index: $0, solver: solver) }
  }

  /// The name that the variable was made with, also of a removed one; empty for one that is not the solver's.
  func name(of variable: Variable) -> String {
    let index = Int(variable.index)
    return Self.isMade(variable, by: store.solver, isAlive.view) && index < names.count ? names[index] : ""
  }

  /// The value that the last ``solve()`` found; 0 before the first.
  func value(of variable: Variable) -> Double {
    Self.isMade(variable, by: store.solver, isAlive.view) ? numeric.value(of: variable.index) : 0
  }

  // MARK: Constraints

  /// Adds a constraint. An unusable one (NaN, infinite) is kept, ignored, and named by ``rejectedConstraints``.
  mutating func add(_ constraint: Constraint) -> ConstraintID {
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

  /// Adds a constraint given by its parts.
  ///
  /// - Parameters:
  ///   - count: the number of terms.
  ///   - term: the terms by position.
  @inline(__always)
  mutating func add(
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
      // Each unknown variable gets a number of its own, so that the terms of two unknown variables are not added up.
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

  /// Reserves memory for the given number of further constraints of the usual size.
  mutating func reserve(_ count: Int) {
    recordOfConstraint.reserve(recordOfConstraint.count + count)
    store.reserve(count)
  }

  /// Removes constraints. One that was removed before is skipped.
  mutating func remove(_ ids: [ConstraintID]) {
    for id in ids {
      let record = record(of: id)
      if record >= 0 { removeRecord(record) }
    }
  }

  /// The constraint or edit as it is now; `nil` once it has been removed. Terms of one variable have been added up.
  func constraint(_ id: ConstraintID) -> Constraint? {
    let record = recordOrEdit(of: id)
    return record < 0 ? nil : store.constraint(record)
  }

  /// The constraints that have not been removed, in order of insertion; edits are not among them.
  var constraints: [ConstraintID] {
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

  func isEditing(_ variable: Variable) -> Bool {
    isKnown(variable) && editRecord[variable.index] >= 0
  }

  func isEdit(_ id: ConstraintID) -> Bool {
    let record = recordOrEdit(of: id)
    return record >= 0 && store.records[record].isEdit
  }

  /// Changes the right side of a constraint.
  ///
  /// - Complexity: constant; the next ``solve()`` evaluates the values that change.
  mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    let record = record(of: id)
    if record >= 0 { changeConstant(constant, of: record) }
  }

  /// Changes the priority of a constraint.
  mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    let record = record(of: id)
    guard record >= 0, store.records[record].priority != priority.rawValue else { return }
    let former = store.records[record].priority
    // Optional constraints take part in no conflict. So a required constraint that becomes optional can end one.
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

  /// Changes which member of a conflict is set aside.
  mutating func setRemovalRank(_ rank: Int, of id: ConstraintID) {
    let record = record(of: id)
    guard record >= 0, store.records[record].rank != rank else { return }
    store.records[record].rank = rank
    if !conflicts.isEmpty { needsPlan = true }
  }

  /// Holds a variable at a value, with ``Priority/edit``, until ``stopEditing(_:)``.
  ///
  /// The first call for a variable adds a constraint; later ones change its constant.
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
    }
  }

  /// Ends the effect of ``suggest(_:for:)`` for a variable.
  mutating func stopEditing(_ variable: Variable) {
    guard isKnown(variable) else { return }
    let record = editRecord[variable.index]
    guard record >= 0 else { return }
    editRecord[variable.index] = -1
    editCount -= 1
    removeRecord(record)
  }

  /// The constraints that are ignored because they are unusable, and why.
  var rejectedConstraints: [(constraint: ConstraintID, error: ConstraintError)] {
    rejections.sorted { $0.key < $1.key }.map { (constraintID($0.key), $0.value) }
  }

  // MARK: Records

  private func constraintID(_ index: Int32) -> ConstraintID { ConstraintID(index: index, solver: store.solver) }

  /// The record of a constraint or an edit; −1 for one that was removed, or is not the solver's.
  private func recordOrEdit(of id: ConstraintID) -> Int32 {
    id.solver == store.solver && id.index >= 0 && id.index < recordOfConstraint.count
      ? recordOfConstraint[id.index] : -1
  }

  /// The record of a constraint that is no edit, or −1.
  private func record(of id: ConstraintID) -> Int32 {
    let record = recordOrEdit(of: id)
    return record >= 0 && store.records[record].isEdit ? -1 : record
  }

  private func problem(of record: Int32) -> ConstraintError? {
    store.constraint(record).error ?? (store.records[record].hasUnknownVariable ? .unknownVariable : nil)
  }

  /// Updates whether a changed record is usable.
  private mutating func review(_ record: Int32) {
    let error = problem(of: record)
    rejections[store.records[record].identifier] = error
    let isUsable = error == nil
    if isUsable != (store.records[record].state != .rejected) {
      store.records[record].state = isUsable ? .active : .rejected
      touchedRecords.append(record)
    }
  }

  @inline(__always)
  private mutating func changeConstant(_ constant: Double, of record: Int32) {
    guard store.constant.base[Int(record)] != constant else { return }
    store.constant.base[Int(record)] = constant
    changedRecords.append(record)
    if !constant.isFinite || store.records[record].state == .rejected { review(record) }
  }

  private mutating func removeRecord(_ record: Int32) {
    let id = store.records[record].identifier
    recordOfConstraint[id] = -1
    if rejections[id] != nil { rejections[id] = nil }
    removedRecords.append(record)
  }

  private mutating func recordToUseAgain(for constraint: Constraint) -> Int32? {
    guard constraint.terms.allSatisfy({ isKnown($0.variable) }) else { return nil }
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

  // MARK: Results

  /// The present system, for explanations.
  func analysis() -> Analysis {
    Analysis(store, variableCount: isAlive.count, largestTableau: largestTableau)
  }

  var memoryFootprint: Int {
    store.bytes + isAlive.bytes + recordOfConstraint.bytes + editRecord.bytes + planner.bytes + numeric.bytes
      + numeric.structure.bytes
  }

  /// The undecided variables, component by component.
  mutating func ambiguities() -> [Ambiguity] { numeric.ambiguities(of: store.solver) }

  /// The variables that the constraints left undecided when ``solve()`` ran last, in order of creation.
  ///
  /// - Complexity: a small simplex per component that may be undecided; constant when called again.
  mutating func freeVariables() -> [FreeVariable] {
    if let knownFreeVariables { return knownFreeVariables }
    let found = numeric.freeVariables().map { FreeVariable(variable: Variable(index: $0, solver: store.solver)) }
    knownFreeVariables = found
    return found
  }
}
