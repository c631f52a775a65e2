/// The values of a ``Structure``'s slots for the current constants of the constraints, and the state for updating them
/// incrementally.
///
/// - Method: incremental evaluation of a dependency graph, as attribute grammars (Reps, Teitelbaum and Demers 1983,
///   [doi:10.1145/2166.357218](https://doi.org/10.1145/2166.357218)) and spreadsheets do it. Slots are numbered in
///   topological order. So a priority queue of slot numbers visits each slot at most once, after all slots on which it
///   depends. If a slot's value stays the same, the slots that depend on it are not visited because of it. DeltaBlue
///   (Freeman-Benson, Maloney and Borning 1990,
///   [doi:10.1145/76372.77531](https://doi.org/10.1145/76372.77531)) executes its plans in a similar way, but without
///   inequalities and cycles.
/// - Invariant between updates: the queue is empty, and each slot has the value that its terms or its component give it
///   (``faults``), unless the last evaluation was infeasible.
/// - Complexity: an update takes time proportional to the terms of the slots that it visits. For each component that it
///   visits, it also evaluates a closed form, checks the last basis, or runs a simplex.
struct NumericState: ~Copyable {
  private var owner: SharedStructure
  /// The structure that `owner` keeps alive.
  private var plan: UnsafeMutablePointer<Structure>
  /// The value of each slot, by the slot's number.
  private(set) var values: Buffer<Double>
  /// The slots that the next ``update()`` evaluates.
  private var queue: SlotQueue
  /// By component: the simplex, if it has several parameters.
  private var simplexes: OwnedSlots<LevelSimplex>
  /// By component: the basis of the last solution, if the component is large.
  private var warmStarts: OwnedSlots<SparseSimplex.WarmStart>
  /// By component: whether its optimal solution may not be unique (``mayBeFree(_:)``).
  private var isFree: Buffer<Bool>
  /// Whether a required constraint was violated in the last evaluation.
  private(set) var isInfeasible = false
  /// The variables that the last ``update()`` changed, and their values before that update. Only the first
  /// `changedCount` elements are valid. The capacity of both buffers suffices for all variables.
  private var changedVariables = Buffer<Int32>()
  private var formerValues = Buffer<Double>()
  private var changedCount = 0

  /// Makes the state of a structure without slots.
  init() {
    self.init(SharedStructure(Structure()), constants: Buffer())
  }

  init(_ shared: SharedStructure, constants: borrowing Buffer<Double>) {
    owner = shared
    plan = shared.structure
    values = Buffer(repeating: 0, count: plan.pointee.slotCount)
    queue = SlotQueue(slotCount: plan.pointee.slotCount)
    simplexes = OwnedSlots(count: plan.pointee.components.count)
    warmStarts = OwnedSlots(count: plan.pointee.components.count)
    isFree = Buffer(repeating: false, count: plan.pointee.components.count)
    values.base.update(from: constants.base, count: constants.count)
  }

  /// An independent copy of the values. It shares the plan until one of the copies changes it.
  mutating func copy() -> NumericState {
    findReaders()
    var new = NumericState(owner, constants: values)
    new.isFree.base.update(from: isFree.base, count: isFree.count)
    new.changedVariables.reserve(structure.variableCount)
    new.formerValues.reserve(structure.variableCount)
    return new
  }

  var structure: Structure {
    @inline(__always) _read { yield plan.pointee }
  }

  /// The memory of the values, without that of the plan, in bytes.
  var bytes: Int {
    var sum =
      values.bytes + queue.bytes + simplexes.bytes + warmStarts.bytes + isFree.bytes + changedVariables.bytes
      + formerValues.bytes
    for i in 0..<simplexes.count { sum += (simplexes[i]?.pointee.bytes ?? 0) + (warmStarts[i]?.pointee.bytes ?? 0) }
    return sum
  }

  /// The value of a variable; 0 for a variable that the structure does not have.
  func value(of variable: Int32) -> Double {
    guard variable < structure.variableCount else { return 0 }
    let slot = structure.slotOfVariable[variable]
    return slot < 0 ? 0 : values[slot]
  }

  // MARK: Evaluation

  /// Evaluates every slot.
  mutating func evaluate() {
    isInfeasible = false
    let slots = structure.slots
    for slot in structure.constantCount..<structure.slotCount {
      let this = slots[slot]
      if this.kind == .linear {
        values.base[slot] = sum(slot)
      } else {
        evaluateOther(slot, marks: false)
      }
    }
  }

  // Not inlined, so that the loop over linear slots, which are the most frequent, can keep its values in registers.
  @inline(never)
  private mutating func evaluateOther(_ slot: Int, marks: Bool) {
    let kind = structure.slots[slot].kind
    if kind == .component {
      solve(Int(structure.slots[slot].owner), marks: marks)
    } else if kind != .given {
      check(slot, kind)
    }
  }

  /// Finds which slots depend on which, as ``update()`` requires. ``evaluate()`` does not need this.
  mutating func findReaders() {
    guard !structure.hasReaders else { return }
    plan.pointee.findReaders()
    changedVariables.reserve(structure.variableCount)
    formerValues.reserve(structure.variableCount)
  }

  /// Changes the constant of a constraint record. The change takes effect with the next ``update()``.
  @inline(__always)
  mutating func setConstant(_ constant: Double, of record: Int32) {
    let former = values.base[Int(record)]
    guard former != constant else { return }
    values.base[Int(record)] = constant
    // The fast path: nearly always, exactly one slot depends on a constant.
    let start = structure.readerStart.base + Int(record)
    let reader = structure.readers.base + Int(start[0])
    if start[1] &- start[0] == 1, !structure.isPatched, reader.pointee >= 0 {
      queue.insert(reader.pointee)
    } else {
      markReaders(of: Int(record), former, constant)
    }
  }

  /// Evaluates the slots that depend on changed constants. Stops at slots whose value stays the same.
  mutating func update() {
    isInfeasible = false
    changedCount = 0
    // Local pointers, because the compiler cannot know that storing a value does not change the pointers in `self`.
    let slots = structure.slots
    let terms = structure.terms.base
    let readerStarts = structure.readerStart.base
    let readers = structure.readers.base
    let isPatched = structure.isPatched
    let values = values.base
    let queue = queue.view
    queue.drain { slot, cursor in
      let this = slots[slot]
      guard this.kind == .linear else { return evaluateOther(slot, marks: true) }
      var sum = 0.0
      var term = terms + Int(this.firstTerm)
      let lastTerm = terms + Int(slots[slot + 1].firstTerm)
      while term < lastTerm {
        sum += term.pointee.factor * values[Int(term.pointee.slot)]
        term += 1
      }
      let former = values[slot]
      if sum == former { return }
      values[slot] = sum
      if this.variable >= 0 { note(this.variable, former) }
      if isPatched { return markReaders(of: slot, former, sum) }
      var reader = readers + Int(readerStarts[slot])
      let lastReader = readers + Int(readerStarts[slot + 1])
      while reader < lastReader {
        if reader.pointee >= 0 {
          cursor.insert(reader.pointee)
        } else {
          markRow(-1 - reader.pointee, of: slot, former, sum)
        }
        reader += 1
      }
    }
  }

  /// The variables whose values the last ``update()`` changed.
  var changed: UnsafeBufferPointer<Int32> {
    UnsafeBufferPointer(start: changedVariables.base, count: changedCount)
  }

  @inline(__always)
  private mutating func note(_ variable: Int32, _ former: Double) {
    changedVariables.base[changedCount] = variable
    formerValues.base[changedCount] = former
    changedCount &+= 1
  }

  /// Restores the variables' values from before the last ``update()``. Afterwards the state must not be updated any
  /// more: only these values can be read.
  func restoreFormerValues() {
    for i in 0..<changedCount {
      values[structure.slotOfVariable[changedVariables.base[i]]] = formerValues.base[i]
    }
  }

  private mutating func markReaders(of slot: Int, _ former: Double, _ new: Double) {
    plan.pointee.forEachReaderOrRow(of: slot) { reader in
      if reader >= 0 { queue.insert(reader) } else { markRow(-1 - reader, of: slot, former, new) }
    }
  }

  /// Queues the component of a row whose right side has changed, unless the change cannot affect the component's
  /// solution.
  @inline(never)
  private mutating func markRow(_ number: Int32, of slot: Int, _ former: Double, _ new: Double) {
    let row = structure.rows.base[Int(number)]
    let component = structure.components.base[Int(row.component)]
    guard component.slot >= 0 else { return }
    // A component's rows may have been sorted again after their readers were found, so the slot is checked.
    if component.parameterCount == 1, Int(row.rhs) == slot, isIndifferent(row, component, former, new) { return }
    queue.insert(component.slot)
  }

  /// Whether the only parameter of a component keeps its value when a row's right side changes.
  ///
  /// The cost of each level is convex in the parameter, so it only matters on which side of the parameter's value the
  /// row's breakpoint lies.
  @inline(__always)
  private func isIndifferent(
    _ row: Structure.Row, _ component: Structure.Component, _ former: Double, _ new: Double
  ) -> Bool {
    let factor = structure.rowCoefficient.base[Int(row.firstTerm)]
    let value = values.base[Int(component.slot) + 1]
    let before = former / factor - value
    let after = new / factor - value
    if row.level == .infinity {
      // Indifferent if the required inequality had slack before the change and still has slack after it.
      return (row.relation == .less) == (factor > 0) ? before > 0 && after > 0 : before < 0 && after < 0
    }
    return before > 0 && after > 0 || before < 0 && after < 0
  }

  @inline(__always)
  private func sum(_ slot: Int) -> Double {
    let slots = structure.slots
    let values = values.base
    var sum = 0.0
    var term = structure.terms.base + Int(slots[slot].firstTerm)
    let lastTerm = structure.terms.base + Int(slots[slot + 1].firstTerm)
    while term < lastTerm {
      sum += term.pointee.factor * values[Int(term.pointee.slot)]
      term += 1
    }
    return sum
  }

  @inline(__always)
  private mutating func store(_ value: Double, _ slot: Int, marks: Bool) {
    let former = values.base[slot]
    guard value != former else { return }
    values.base[slot] = value
    guard marks else { return }
    let variable = structure.slots[slot].variable
    if variable >= 0 { note(variable, former) }
    markReaders(of: slot, former, value)
  }

  /// Checks a required constraint whose variables are all determined by other required equations. Sets
  /// ``isInfeasible`` if it does not hold.
  @inline(__always)
  private mutating func check(_ slot: Int, _ kind: Structure.Kind) {
    let terms = structure.terms.base
    let values = values.base
    var sum = 0.0
    var size = 1.0
    for i in structure.termRange(slot) {
      let product = terms[i].factor * values[Int(terms[i].slot)]
      sum += product
      size = max(size, abs(product))
    }
    let limit = Tolerance.feasibility * size
    let holds =
      kind == .checkEqual
      ? abs(sum) <= limit : kind == .checkLess ? sum <= limit : sum >= -limit
    if !holds { isInfeasible = true }
  }

  // MARK: Patches

  /// Plans the part of the system that some constraints affect (its ``Region``) again. The next ``update()`` evaluates
  /// the region and reports which values have changed.
  ///
  /// - Parameter touched: the records of the constraints that were added, removed or changed.
  /// - Returns: whether the region was small enough; if not, this state is no longer usable.
  mutating func plan(
    _ touched: borrowing Buffer<Int32>, _ store: borrowing ConstraintStore, isAlive: borrowing Buffer<Bool>,
    with planner: inout Planner
  ) -> Bool {
    guard store.count <= structure.constantCount, structure.size <= 2 * structure.plannedSize + 256 else {
      return false
    }
    findReaders()
    makeStructureUnique()
    let firstNewVariable = structure.variableCount
    plan.pointee.slotOfVariable.resize(isAlive.count, repeating: -1)
    guard
      planner.region.find(touched, firstNewVariable: firstNewVariable, isAlive: isAlive, in: plan.pointee, store.view)
    else { return false }
    replace(store, with: &planner)
    for i in 0..<touched.count { setConstant(store.constant[touched[i]], of: touched[i]) }
    return true
  }

  private mutating func replace(_ store: borrowing ConstraintStore, with planner: inout Planner) {
    let former = Buffer<Double>(repeating: 0, count: planner.region.variables.count)
    for i in 0..<planner.region.variables.count {
      former[i] = value(of: planner.region.variables[i])
      structure.slotOfVariable[planner.region.variables[i]] = -1
    }
    for i in 0..<planner.region.slots.count where planner.region.slots[i] >= structure.constantCount {
      drop(planner.region.slots[i])
    }
    let firstSlot = structure.slotCount
    let firstComponent = structure.components.count
    structure.unlinkRetired(planner.region.slots, constants: planner.region.records)
    planner.planRegion(of: &plan.pointee, store)
    plan.pointee.linkReaders(from: firstSlot, components: firstComponent..<structure.components.count)
    grow()
    for i in 0..<planner.region.variables.count {
      values[structure.slotOfVariable[planner.region.variables[i]]] = former[i]
    }
    for slot in firstSlot..<structure.slotCount { queue.insert(Int32(slot)) }
  }

  /// Copies the structure if other states share it.
  private mutating func makeStructureUnique() {
    guard !isKnownUniquelyReferenced(&owner) else { return }
    owner = SharedStructure(structure.copy())
    plan = owner.structure
  }

  private mutating func drop(_ slot: Int32) {
    if structure.slot(slot).kind == .component { forget(structure.slot(slot).owner) }
    plan.pointee.retire(slot)
  }

  private func forget(_ component: Int32) {
    simplexes.empty(Int(component))
    warmStarts.empty(Int(component))
    isFree[component] = false
  }

  private mutating func grow() {
    values.resize(structure.slotCount, repeating: 0)
    queue.reserve(structure.slotCount)
    simplexes.grow(to: structure.components.count)
    warmStarts.grow(to: structure.components.count)
    isFree.resize(structure.components.count, repeating: false)
    changedVariables.reserve(structure.variableCount)
    formerValues.reserve(structure.variableCount)
  }

  /// Changes the priority of an optional constraint. The change takes effect with the next ``update()``.
  mutating func setPriority(_ priority: Double, of record: Int32) {
    findReaders()
    guard record < structure.constantCount, let component = structure.component(ofRow: record) else { return }
    makeStructureUnique()
    plan.pointee.setLevel(priority, ofRow: record, in: component)
    forget(component)
    queue.insert(structure.components[component].slot)
  }

  // MARK: Components

  private mutating func solve(_ index: Int, marks: Bool) {
    let component = structure.components[index]
    let first = Int(component.slot) + 1
    if component.parameterCount == 1 {
      let interval = Interval(component, structure.rows, structure.rowCoefficient, values)
      if interval.isEmpty { isInfeasible = true }
      isFree[index] = interval.isOpen
      store(interval.settled, first, marks: marks)
      return
    }
    if let allocation = structure.allocation(component, values) {
      if allocation.isInfeasible { isInfeasible = true }
      isFree[index] = allocation.isOpen
      for (p, value) in allocation.settled().enumerated() { store(value, first + p, marks: marks) }
      return
    }
    if structure.isLarge(component) { return solveLarge(index, marks: marks) }
    var isWarm = false
    // Most changes of constants leave the last basis optimal.
    if let simplex = simplexes[index] {
      loadBreakpoints(component, simplex.pointee)
      isWarm = simplex.pointee.reuseBasis()
    }
    let simplex =
      simplexes[index]
      ?? simplexes.fill(
        index, with: LevelSimplex(parameterCount: Int(component.parameterCount), rowCount: Int(component.rowCount)))
    if !isWarm {
      structure.load(component, into: simplex.pointee)
      loadBreakpoints(component, simplex.pointee)
      if !structure.run(component, simplex.pointee) { isInfeasible = true }
      isFree[index] = simplex.pointee.isOpen
      simplex.pointee.settle()
      simplex.pointee.noteDegeneracy()
    }
    for p in 0..<Int(component.parameterCount) { store(simplex.pointee.number(of: p), first + p, marks: marks) }
  }

  private mutating func solveLarge(_ index: Int, marks: Bool) {
    let component = structure.components[index]
    var isFeasible = true
    var simplex = solvedSimplex(index, isFeasible: &isFeasible)
    warmStarts.empty(index)
    if isFeasible { warmStarts.fill(index, with: simplex.warmStart) } else { isInfeasible = true }
    simplex.restrictToOptimalFace()
    isFree[index] = simplex.isOpen
    simplex.settle()
    let first = Int(component.slot) + 1
    for p in 0..<Int(component.parameterCount) { store(simplex.number(of: p), first + p, marks: marks) }
  }

  /// The optimum of a large component. The search starts from the component's last optimum if there is one.
  ///
  /// - Parameter isFeasible: set to `false` if the required rows cannot be satisfied.
  func solvedSimplex(_ index: Int, isFeasible: inout Bool) -> SparseSimplex {
    if let former = warmStarts[index] {
      var simplex = sparseSimplex(structure.components[index])
      simplex.start(from: former.pointee)
      if simplex.solve() == nil { return simplex }
    }
    var simplex = sparseSimplex(structure.components[index])
    if simplex.solve() != nil { isFeasible = false }
    return simplex
  }

  /// A simplex of a large component's rows.
  private func sparseSimplex(_ component: Structure.Component) -> SparseSimplex {
    let simplex = structure.sparseSimplex(component)
    for i in 0..<Int(component.rowCount) {
      simplex.setConstant(values[structure.rows[Int(component.firstRow) + i].rhs], row: i)
    }
    return simplex
  }

  /// Whether the optimal solution of a component may not be unique. If the basis is degenerate, this can be true
  /// although the solution is unique; only trying to move the parameters can tell.
  func mayBeFree(_ index: Int) -> Bool { isFree[index] }

  func loadBreakpoints(_ component: Structure.Component, _ simplex: borrowing LevelSimplex) {
    for i in 0..<Int(component.rowCount) {
      simplex.setConstant(values[structure.rows[Int(component.firstRow) + i].rhs], row: i)
    }
  }
}

extension Structure {
  /// Writes the coefficients of a component's rows into a simplex.
  func load(_ component: Component, into simplex: borrowing LevelSimplex) {
    simplex.reset()
    for i in 0..<simplex.rowCount {
      let row = rows[Int(component.firstRow) + i]
      for t in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
        simplex.setCoefficient(rowCoefficient[t], row: i, parameter: Int(rowParameter[t]))
      }
    }
    simplex.equilibrate()
  }

  /// Whether a component is solved by a ``SparseSimplex``: its dense tableau would be large, and most of the entries
  /// would be zero.
  ///
  /// If the rows are dense, the limit is ``LevelSimplex/denseFactor`` times as large.
  func isLarge(_ component: Component) -> Bool {
    let entries = Int(component.parameterCount) * Int(component.rowCount)
    guard entries > largestTableau else { return false }
    var termCount = 0
    for i in Int(component.firstRow)..<Int(component.firstRow + component.rowCount) {
      termCount += Int(rows[i].termCount)
    }
    return entries > largestTableau * (entries > 8 * termCount ? 1 : LevelSimplex.denseFactor)
  }

  /// A sparse simplex with the coefficients and costs of a component's rows.
  func sparseSimplex(_ component: Component) -> SparseSimplex {
    let first = Int(component.firstRow)
    var simplex = SparseSimplex(parameterCount: Int(component.parameterCount), rowCount: Int(component.rowCount))
    for i in 0..<simplex.rowCount {
      let row = rows[first + i]
      for t in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
        simplex.append(rowCoefficient[t], parameter: Int(rowParameter[t]))
      }
      simplex.endRow()
    }
    simplex.finishRows()
    let rows = rows.view
    simplex.start { (rows[first + $0].level, rows[first + $0].relation) }
    return simplex
  }

  /// Optimises a loaded simplex level by level.
  ///
  /// - Returns: whether the required rows can be satisfied.
  func run(_ component: Component, _ simplex: borrowing LevelSimplex) -> Bool {
    let first = Int(component.firstRow)
    let n = simplex.parameterCount
    var i = 0
    var isFeasible = true
    while i < simplex.rowCount && rows[first + i].level == .infinity {
      if !simplex.require(n + i, rows[first + i].relation) { isFeasible = false }
      i += 1
    }
    while i < simplex.rowCount && simplex.isOpen {
      let level = rows[first + i].level
      while i < simplex.rowCount && rows[first + i].level == level {
        simplex.include(n + i, rows[first + i].relation)
        i += 1
      }
      simplex.minimiseLevel()
    }
    return isFeasible
  }
}
