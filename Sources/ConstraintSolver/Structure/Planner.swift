/// Makes a ``Structure``: eliminates the required equations and splits the rest into components.
///
/// 1. An equation with a single unknown variable determines this variable, which may leave other equations with a
///    single unknown (``propagate()``). In the presolve of linear programs, this is the removal of singleton rows
///    (Brearley, Mitra and Williams 1975, [doi:10.1007/BF01580428](https://doi.org/10.1007/BF01580428)).
/// 2. Each other equation defines its newest variable by older ones (Gaussian elimination). Definitions are not
///    substituted into each other. Only if the newest variable of an equation already has a definition, the equation is
///    reduced first (``RowReduction``).
/// 3. Inequalities and optional constraints are expressed by parameters, the variables without a definition.
/// 4. Constraints that share a parameter are in the same component (``DisjointSets``).
///
/// Invariants while equations are eliminated: a variable has a slot (it is determined), or a definition, or neither (it
/// may become a parameter). A definition refers only to older variables, unless ``RowReduction/isReordered``.
/// `unknownCount` is the number of terms without a slot, for each pending or plain equation that is listed in `uses`.
///
/// - Complexity: proportional to the number of terms, as long as reductions stay short; quadratic if each definition is
///   substituted into many others.
///
/// A planner can plan several times, the whole system or a region of it. Only scratch buffers survive between calls.
struct Planner: ~Copyable {
  /// How far the elimination of a required equation has got.
  ///
  /// Not private, because in debug builds the Swift 6.3 compiler then fails where other files destroy a buffer of it.
  enum Stage {
    case pending
    /// The equation determines a variable, or has no unknown and is only checked.
    case spent
    /// The equation defines an unknown variable by its own terms.
    case plain
    /// The equation defines an unknown variable by the terms that remained after a reduction.
    case reduced
  }

  /// How many records the last call has planned.
  private(set) var plannedRecords = 0
  var store = ConstraintStore.View()
  var structure = Structure()
  /// The part of the system that ``planRegion(of:_:)`` plans again.
  var region = Region()
  var reduction = RowReduction()
  /// The variables to plan, in order of creation.
  var variables = Buffer<Int32>()

  /// The records of required equations that had several unknown variables when they were read.
  private var equations = Buffer<Int32>()
  var others = Buffer<Int32>()
  /// By record: the number of its unknown terms, whose variables have no slot yet.
  private var unknownCount = Buffer<Int32>()
  private var stage = Buffer<Stage>()
  /// By variable: the index in `uses` of the first link of a list of the equations in which the variable is unknown; −1
  /// if there are none.
  private var firstUse = Buffer<Int32>()
  private var uses = Buffer<Structure.Link>()
  private var ready = Buffer<Int32>()
  private var postponed = Buffer<Int32>()
  /// The records of equations that had many unknown variables when they were reduced (``settleLong()``).
  var long = Buffer<Int32>()

  // State for finding components. Rows are called loose until their component is known.
  var parameters = Buffer<Int32>()
  /// By variable: its component and position, if it is a parameter.
  var memberships = Buffer<Membership>()
  /// The sets of parameters that are connected by common rows.
  var sets = DisjointSets()
  var looseRows = Buffer<Structure.Row>()
  var looseParameters = Buffer<Int32>()
  var looseCoefficients = Buffer<Double>()

  /// The memory of the buffers that are kept between plans, in bytes.
  var bytes: Int {
    region.bytes + reduction.bytes + variables.bytes + unknownCount.bytes + stage.bytes + firstUse.bytes
      + memberships.bytes
  }

  /// Plans a whole system.
  ///
  /// - Parameter isAlive: by variable, whether it still exists.
  mutating func plan(
    _ store: borrowing ConstraintStore, holdsEdits: Bool, isAlive: borrowing Buffer<Bool>
  ) -> Structure {
    var new = Structure()
    new.holdsEdits = holdsEdits
    // Spare constant slots, for constraints that are added later without planning the whole system again.
    new.constantCount = store.count + store.count / 8 + 8
    new.slotOfVariable.resize(isAlive.count, repeating: -1)
    new.reserve(variables: isAlive.count, constraints: store.count, terms: store.variables.count)
    swap(&structure, &new)
    prepare(store.view)
    variables.reserve(isAlive.count)
    for v in 0..<Int32(isAlive.count) where isAlive[v] { variables.append(v) }
    for record in 0..<store.count where store.records[record].state == .active {
      read(Int32(record))
    }
    finish()
    structure.plannedSize = structure.size
    swap(&structure, &new)
    return new
  }

  /// Plans the constraints and variables of ``region`` again, and appends their new slots to the structure. The caller
  /// must have removed the variables' former slots.
  mutating func planRegion(of whole: inout Structure, _ store: borrowing ConstraintStore) {
    swap(&structure, &whole)
    prepare(store.view)
    variables.append(contentsOf: region.variables.base, count: region.variables.count)
    for i in 0..<region.records.count { read(region.records[i]) }
    finish()
    swap(&structure, &whole)
  }

  private mutating func prepare(_ newStore: ConstraintStore.View) {
    store = newStore
    plannedRecords = 0
    let variableCount = structure.variableCount
    reduction.prepare(store, slotOfVariable: structure.slotOfVariable.view)
    unknownCount.reserve(store.count)
    stage.resize(store.count, repeating: .pending)
    firstUse.resize(variableCount, repeating: -1)
    memberships.reserve(variableCount)
    sets.reserve(variableCount)
    variables.removeAll()
    equations.removeAll()
    others.removeAll()
    uses.removeAll()
    postponed.removeAll()
    long.removeAll()
    parameters.removeAll()
    looseRows.removeAll()
    looseParameters.removeAll()
    looseCoefficients.removeAll()
  }

  private mutating func finish() {
    propagate()
    eliminate()
    determineLate()
    expand()
    settleLong()
    split()
    structure.closeLastSlot()
    for i in 0..<variables.count {
      firstUse[variables[i]] = -1
      reduction.definingRecord[variables[i]] = -1
    }
  }

  // MARK: 1. Propagation

  /// Sorts a constraint into `equations` or `others`. A required equation with at most one unknown variable is used at
  /// once, because constraints are often added in an order that makes this possible.
  @inline(__always)
  private mutating func read(_ record: Int32) {
    plannedRecords += 1
    let header = store.records.base + Int(record)
    let isRequired = header.pointee.priority >= 1000 || (structure.holdsEdits && header.pointee.isEdit)
    guard isRequired, header.pointee.relation == .equal else { return others.append(record) }
    let (count, last) = unknowns(of: record)
    if count > 1 {
      stage[record] = .pending
      equations.append(record)
    } else {
      use(record, unknown: last)
    }
  }

  /// The number of terms of an equation whose variable is unknown (has no slot), and the index of the last such term.
  @inline(__always)
  private func unknowns(of record: Int32) -> (count: Int32, last: Int) {
    let header = store.records.base + Int(record)
    let start = Int(header.pointee.termStart)
    var count: Int32 = 0
    var last = -1
    for i in start..<start + Int(header.pointee.termCount)
    where structure.slotOfVariable.base[Int(store.variables.base[i])] < 0 {
      count += 1
      last = i
    }
    return (count, last)
  }

  /// Uses each remaining equation as soon as it has only one unknown variable, which it then determines.
  private mutating func propagate() {
    for e in 0..<equations.count {
      let record = equations[e]
      guard stage[record] == .pending else { continue }
      let (count, last) = unknowns(of: record)
      if count <= 1 {
        use(record, unknown: last)
        drainReady()
        continue
      }
      unknownCount.base[Int(record)] = count
      let start = Int(store.records[record].termStart)
      for i in start..<start + Int(store.records[record].termCount) {
        let v = store.variables[i]
        guard structure.slotOfVariable[v] < 0 else { continue }
        uses.append(Structure.Link(number: record, next: firstUse[v]))
        firstUse[v] = Int32(uses.count - 1)
      }
    }
  }

  mutating func drainReady() {
    while ready.count > 0 {
      let record = ready.removeLast()
      if stage[record] != .spent { use(record, unknown: unknowns(of: record).last) }
    }
  }

  /// Uses an equation with at most one unknown variable: makes a slot that computes the variable, or one that checks
  /// the equation if it has none.
  ///
  /// - Parameter unknown: the index of the term of the unknown variable, or −1.
  @inline(__always)
  private mutating func use(_ record: Int32, unknown: Int) {
    stage[record] = .spent
    let header = store.records.base + Int(record)
    let start = Int(header.pointee.termStart)
    let end = start + Int(header.pointee.termCount)
    let coefficients = store.coefficients.base
    let scale = unknown >= 0 ? 1 / coefficients[unknown] : -1
    structure.terms.reserve(structure.terms.count + end - start + 1)
    let slot = structure.startSlot(
      unknown >= 0 ? .linear : .checkEqual, owner: record)
    structure.addTerm(scale, record)
    for i in start..<end where i != unknown {
      structure.addTerm(-coefficients[i] * scale, structure.slotOfVariable.base[Int(store.variables.base[i])])
    }
    if unknown >= 0 { determined(store.variables.base[unknown], by: slot) }
  }

  /// Assigns a variable the slot that computes it, and updates the equations in which the variable occurs.
  @inline(__always)
  private mutating func determined(_ variable: Int32, by slot: Int32) {
    structure.slotOfVariable.base[Int(variable)] = slot
    structure.slots[Int(slot)].variable = variable
    if firstUse.base[Int(variable)] >= 0 { notifyUses(of: variable) }
  }

  private mutating func notifyUses(of variable: Int32) {
    let defining = reduction.definingRecord[variable]
    if defining >= 0 {
      reduction.definingRecord[variable] = -1
      // The variable is determined now, so the equation that defined it may define another variable.
      if stage[defining] == .plain || stage[defining] == .reduced {
        stage[defining] = .pending
        postponed.append(defining)
      }
    }
    var use = firstUse[variable]
    while use >= 0 {
      let record = uses[use].number
      unknownCount.base[Int(record)] -= 1
      if unknownCount.base[Int(record)] <= 1 && (stage[record] == .pending || stage[record] == .plain) {
        ready.append(record)
      }
      use = uses[use].next
    }
  }

  // MARK: 2. Elimination

  private mutating func eliminate() {
    for e in 0..<equations.count where stage[equations[e]] == .pending {
      define(equations[e])
      drainReady()
    }
    definePostponed()
  }

  /// Uses the equations whose variable has been determined meanwhile for other variables.
  mutating func definePostponed() {
    var i = 0
    while i < postponed.count {
      if stage[postponed[i]] == .pending {
        define(postponed[i])
        drainReady()
      }
      i += 1
    }
    postponed.removeAll()
  }

  private mutating func define(_ record: Int32) {
    let (newest, pivot, largest, alias) = newestUnknown(of: record)
    // Most equations need no reduction: their own terms are the definition.
    if newest >= 0, !reduction.isReordered, reduction.definingRecord[newest] < 0,
      abs(pivot) >= RowReduction.smallestPivot * largest
    {
      reduction.definePlain(newest, record: record, pivot: pivot, alias: alias)
      stage[record] = .plain
      return
    }
    reduction.load(record)
    reduction.reduceNewest(&structure)
    // If an older variable has to be the pivot, its definition refers to newer variables. These must not have
    // definitions, or definitions could depend on each other in a circle.
    if reduction.variables.count > 0, !reduction.pivotIsUsable {
      reduction.reduceAll(&structure)
    }
    if reduction.variables.count > Self.longest { return long.append(record) }
    defineReduced(record)
  }

  /// Uses the equation that has just been reduced.
  mutating func defineReduced(_ record: Int32) {
    guard reduction.variables.count > 0 else {
      stage[record] = .spent
      _ = structure.startSlot(.checkEqual, owner: record)
      reduction.writeConstantTerms(&structure)
      return
    }
    let constant = reduction.constantSlot(record, &structure)
    let variable = reduction.defineReduced(record: record, constant: constant)
    if reduction.reducedCount(variable) == 0 {
      stage[record] = .spent
      reduction.definingRecord[variable] = -1
      let slot = structure.startSlot(.linear, owner: record)
      structure.addTerm(1 / reduction.pivot(of: variable), constant)
      determined(variable, by: slot)
    } else {
      stage[record] = .reduced
    }
  }

  /// The newest unknown variable (without a slot) of an equation, or −1; its coefficient; the largest absolute
  /// coefficient of all unknown variables; and the other unknown variable if there are two, otherwise −1.
  @inline(__always)
  private func newestUnknown(
    of record: Int32
  ) -> (variable: Int32, pivot: Double, largest: Double, alias: Int32) {
    let start = Int(store.records[record].termStart)
    let end = start + Int(store.records[record].termCount)
    var newest: Int32 = -1
    var pivot = 0.0
    var largest = 0.0
    var other: Int32 = -1
    var count = 0
    for i in start..<end {
      let v = store.variables[i]
      guard structure.slotOfVariable[v] < 0 else { continue }
      largest = max(largest, abs(store.coefficients[i]))
      count += 1
      if v > newest {
        other = newest
        newest = v
        pivot = store.coefficients[i]
      } else {
        other = v
      }
    }
    return (newest, pivot, largest, count == 2 ? other : -1)
  }

  /// Whether an equation is not used yet.
  func isPending(_ record: Int32) -> Bool { stage[record] == .pending }

  /// Assigns slots to variables whose definition refers only to variables that have slots by now.
  mutating func determineLate() {
    for v in reduction.openDefinitions(of: variables) where !reduction.hasUnknown(v) {
      _ = structure.startSlot(.linear, variable: v, owner: reduction.definingRecord[v])
      reduction.writeDefinition(of: v, &structure)
    }
  }
}
