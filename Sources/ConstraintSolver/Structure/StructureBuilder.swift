/// Builds a ``Structure``: required equations are eliminated, what is left is split into components.
///
/// 1. An equation with one unknown determines it; this is repeated as long as it finds something (``propagate()``).
/// 2. Each other equation defines its newest variable by older ones. Definitions are kept one substitution deep;
///    an equation whose newest variable already has a definition is reduced first (``RowReduction``).
/// 3. Inequalities and optional constraints are written down in parameters, the variables without a definition.
/// 4. Constraints that share a parameter make a component.
///
/// All of it takes time in proportion to the number of terms, as long as reductions stay short.
struct StructureBuilder {
  private enum Stage {
    static let pending: UInt8 = 0
    /// Determines a variable, or has become a check.
    static let spent: UInt8 = 1
    /// Defines an unknown variable by its own terms.
    static let plain: UInt8 = 2
    /// Defines an unknown variable by terms that a reduction has left.
    static let reduced: UInt8 = 3
  }

  private let store: ConstraintStore
  private var structure = Structure()
  private let variableCount: Int
  private let holdsEdits: Bool

  /// Required equations, in order of their records.
  private var equations = Buffer<Int32>()
  private var others = Buffer<Int32>()
  /// By record.
  private var unknownCount: Buffer<Int32>
  private var stage: Buffer<UInt8>
  /// The equations of each variable.
  private var columnStart: Buffer<Int32>
  private var columns: Buffer<Int32>
  private var ready = Buffer<Int32>()
  private var postponed = Buffer<Int32>()
  private var reduction: RowReduction

  /// - Parameters:
  ///   - isAlive: by variable, whether it still exists.
  static func build(
    _ store: ConstraintStore, holdsEdits: Bool, isAlive: Buffer<Bool>
  ) -> SharedStructure {
    var builder = StructureBuilder(store, holdsEdits: holdsEdits, variableCount: isAlive.count)
    defer { builder.deallocate() }
    builder.collect()
    builder.propagate()
    builder.eliminate()
    builder.determineLate()
    builder.expand()
    builder.split(isAlive)
    builder.structure.finish()
    return SharedStructure(builder.structure)
  }

  private init(_ store: ConstraintStore, holdsEdits: Bool, variableCount: Int) {
    self.store = store
    self.variableCount = variableCount
    self.holdsEdits = holdsEdits
    unknownCount = Buffer(repeating: 0, count: store.count)
    stage = Buffer(repeating: Stage.pending, count: store.count)
    columnStart = Buffer(repeating: 0, count: variableCount + 1)
    columns = Buffer(capacity: store.variables.count)
    structure.constantCount = store.count
    structure.variableCount = variableCount
    structure.holdsEdits = holdsEdits
    structure.slotOfVariable.resize(variableCount, repeating: -1)
    reduction = RowReduction(store, slotOfVariable: structure.slotOfVariable, variableCount: variableCount)
    let slots = store.count + variableCount + 8
    structure.kind.reserve(slots)
    structure.variableOfSlot.reserve(slots)
    structure.owner.reserve(slots)
    structure.termStart.reserve(slots + 1)
    structure.terms.reserve(store.variables.count + store.count)
    structure.kind.resize(store.count, repeating: Structure.Kind.given)
    structure.variableOfSlot.resize(store.count, repeating: -1)
    structure.owner.resize(store.count, repeating: -1)
    structure.termStart.resize(store.count, repeating: 0)
  }

  private func deallocate() {
    equations.deallocate()
    others.deallocate()
    unknownCount.deallocate()
    stage.deallocate()
    columnStart.deallocate()
    columns.deallocate()
    ready.deallocate()
    postponed.deallocate()
    reduction.deallocate()
  }

  // MARK: 1. Propagation

  private mutating func collect() {
    let starts = columnStart.base
    for record in 0..<store.count where store.records[record].state == ConstraintStore.State.active {
      let isRequired = store.records[record].priority >= 1000 || (holdsEdits && store.records[record].isEdit)
      guard isRequired, store.records[record].relation == Relation.equalCode else {
        others.append(Int32(record))
        continue
      }
      equations.append(Int32(record))
      let count = store.records[record].termCount
      unknownCount[record] = count
      let start = Int(store.records[record].termStart)
      for i in start..<start + Int(count) { starts[Int(store.variables[i]) + 1] += 1 }
    }
    for v in 0..<variableCount { starts[v + 1] += starts[v] }
    columns.resize(Int(starts[variableCount]), repeating: 0)
    let place = columnStart.copy()
    defer { place.deallocate() }
    for e in 0..<equations.count {
      let record = equations[e]
      let start = Int(store.records[record].termStart)
      for i in start..<start + Int(store.records[record].termCount) {
        let v = store.variables[i]
        columns[place[v]] = record
        place[v] += 1
      }
    }
  }

  private mutating func propagate() {
    for e in 0..<equations.count where stage[equations[e]] == Stage.pending && unknownCount[equations[e]] <= 1 {
      use(equations[e])
      drainReady()
    }
  }

  private mutating func drainReady() {
    while ready.count > 0 {
      let record = ready.removeLast()
      if stage[record] != Stage.spent { use(record) }
    }
  }

  /// Uses an equation with at most one unknown: it determines that one, or is a check.
  private mutating func use(_ record: Int32) {
    stage[record] = Stage.spent
    let start = Int(store.records[record].termStart)
    let end = start + Int(store.records[record].termCount)
    var unknown = -1
    for i in start..<end where structure.slotOfVariable[store.variables[i]] < 0 { unknown = i }
    guard unknown >= 0 else {
      _ = structure.startSlot(Structure.Kind.checkEqual, owner: record)
      structure.addTerm(-1, record)
      for i in start..<end {
        structure.addTerm(store.coefficients[i], structure.slotOfVariable[store.variables[i]])
      }
      return
    }
    let variable = store.variables[unknown]
    let scale = 1 / store.coefficients[unknown]
    _ = structure.startSlot(Structure.Kind.linear)
    structure.addTerm(scale, record)
    for i in start..<end where i != unknown {
      structure.addTerm(-store.coefficients[i] * scale, structure.slotOfVariable[store.variables[i]])
    }
    determined(variable)
  }

  /// Gives the variable the slot that was started last, and tells the equations that mention it.
  private mutating func determined(_ variable: Int32) {
    let slot = Int32(structure.kind.count - 1)
    structure.slotOfVariable[variable] = slot
    structure.variableOfSlot[slot] = variable
    let defining = reduction.definingRecord[variable]
    if defining >= 0 {
      reduction.definingRecord[variable] = -1
      if stage[defining] == Stage.plain || stage[defining] == Stage.reduced {
        stage[defining] = Stage.pending
        postponed.append(defining)
      }
    }
    for i in Int(columnStart[variable])..<Int(columnStart[Int(variable) + 1]) {
      let record = columns[i]
      unknownCount[record] -= 1
      if unknownCount[record] <= 1 && (stage[record] == Stage.pending || stage[record] == Stage.plain) {
        ready.append(record)
      }
    }
  }

  // MARK: 2. Elimination

  private mutating func eliminate() {
    for e in 0..<equations.count where stage[equations[e]] == Stage.pending {
      define(equations[e])
      drainReady()
    }
    var i = 0
    while i < postponed.count {
      if stage[postponed[i]] == Stage.pending {
        define(postponed[i])
        drainReady()
      }
      i += 1
    }
  }

  private mutating func define(_ record: Int32) {
    let start = Int(store.records[record].termStart)
    let end = start + Int(store.records[record].termCount)
    var newest: Int32 = -1
    var pivot = 0.0
    var largest = 0.0
    for i in start..<end {
      let v = store.variables[i]
      guard structure.slotOfVariable[v] < 0 else { continue }
      largest = max(largest, abs(store.coefficients[i]))
      if v > newest {
        newest = v
        pivot = store.coefficients[i]
      }
    }
    if newest >= 0, !reduction.isReordered, reduction.definingRecord[newest] < 0,
      abs(pivot) >= RowReduction.smallestPivot * largest
    {
      reduction.definePlain(newest, record: record, pivot: pivot)
      stage[record] = Stage.plain
      return
    }
    reduction.load(record)
    reduction.reduceNewest()
    if reduction.variables.count > 0, !reduction.pivotIsUsable {
      reduction.reduceAll()
    }
    guard reduction.variables.count > 0 else {
      stage[record] = Stage.spent
      _ = structure.startSlot(Structure.Kind.checkEqual, owner: record)
      reduction.writeConstantTerms(&structure)
      return
    }
    let constant = reduction.constantSlot(record, &structure)
    let variable = reduction.defineReduced(record: record, constant: constant)
    if reduction.reducedCount(variable) == 0 {
      stage[record] = Stage.spent
      reduction.definingRecord[variable] = -1
      _ = structure.startSlot(Structure.Kind.linear)
      structure.addTerm(1 / reduction.pivot(of: variable), constant)
      determined(variable)
    } else {
      stage[record] = Stage.reduced
    }
  }

  /// Gives a slot to variables whose definition has nothing unknown left.
  private mutating func determineLate() {
    for v in reduction.openDefinitions() where !reduction.hasUnknown(v) {
      _ = structure.startSlot(Structure.Kind.linear, variable: v)
      reduction.writeDefinition(of: v, &structure)
    }
  }

  // MARK: 3. Expansion

  private var rowRoots = Buffer<Int32>()
  private var looseRows = Buffer<Structure.Row>()
  private var looseParameters = Buffer<Int32>()
  private var looseCoefficients = Buffer<Double>()

  private mutating func expand() {
    for i in 0..<others.count {
      let record = others[i]
      let isRequired = store.records[record].priority >= 1000
      reduction.load(record)
      reduction.reduceAll()
      if reduction.variables.count == 0 {
        if isRequired {
          let isLess = store.records[record].relation == Relation.lessCode
          _ = structure.startSlot(
            isLess ? Structure.Kind.checkLess : Structure.Kind.checkGreater, owner: record)
          reduction.writeConstantTerms(&structure)
        }
        continue
      }
      let row = Structure.Row(
        record: record, rhs: reduction.constantSlot(record, &structure), firstTerm: Int32(looseParameters.count),
        termCount: Int32(reduction.variables.count), level: isRequired ? .infinity : store.records[record].priority,
        relation: store.records[record].relation)
      looseRows.append(row)
      looseParameters.append(contentsOf: reduction.variables.base, count: reduction.variables.count)
      looseCoefficients.append(contentsOf: reduction.coefficients.base, count: reduction.variables.count)
    }
  }

  // MARK: 4. Components

  private mutating func split(_ isAlive: Buffer<Bool>) {
    defer {
      rowRoots.deallocate()
      looseRows.deallocate()
      looseParameters.deallocate()
      looseCoefficients.deallocate()
    }
    let parent = Buffer<Int32>(repeating: 0, count: variableCount)
    defer { parent.deallocate() }
    for v in 0..<variableCount { parent[v] = Int32(v) }
    func root(_ start: Int32) -> Int32 {
      var v = start
      while parent[v] != v {
        parent[v] = parent[parent[v]]
        v = parent[v]
      }
      return v
    }
    for i in 0..<looseRows.count {
      let first = Int(looseRows[i].firstTerm)
      var a = root(looseParameters[first])
      for t in (first + 1)..<max(first + 1, first + Int(looseRows[i].termCount)) {
        let b = root(looseParameters[t])
        if a != b {
          parent[max(a, b)] = min(a, b)
          a = min(a, b)
        }
      }
    }
    // Number the components by their oldest parameter, and the parameters within each.
    let componentOf = Buffer<Int32>(repeating: -1, count: variableCount)
    let local = Buffer<Int32>(repeating: 0, count: variableCount)
    defer {
      componentOf.deallocate()
      local.deallocate()
    }
    for v in 0..<Int32(variableCount)
    where structure.slotOfVariable[v] < 0 && reduction.definingRecord[v] < 0 && isAlive[v] {
      let r = root(v)
      if componentOf[r] < 0 {
        componentOf[r] = Int32(structure.components.count)
        structure.components.append(
          Structure.Component(slot: 0, parameterCount: 0, firstRow: 0, rowCount: 0, firstParameter: 0))
      }
      componentOf[v] = componentOf[r]
      local[v] = structure.components[componentOf[v]].parameterCount
      structure.components.base[Int(componentOf[v])].parameterCount += 1
    }
    sortRows(componentOf, local)
    var first: Int32 = 0
    let count = structure.components.count
    let parameters = Buffer<Int32>(repeating: 0, count: variableCount)
    defer { parameters.deallocate() }
    for c in 0..<count {
      structure.components.base[c].firstParameter = first
      first += structure.components[c].parameterCount
    }
    for v in 0..<Int32(variableCount) where componentOf[v] >= 0 {
      parameters[structure.components[componentOf[v]].firstParameter + local[v]] = v
    }
    for c in 0..<count {
      let component = structure.components[c]
      structure.components.base[c].slot = structure.startSlot(Structure.Kind.component, owner: Int32(c))
      for p in component.firstParameter..<component.firstParameter + component.parameterCount {
        _ = structure.startSlot(Structure.Kind.given, variable: parameters[p])
      }
    }
    for v in reduction.openDefinitions() {
      _ = structure.startSlot(Structure.Kind.linear, variable: v)
      reduction.writeDefinition(of: v, &structure)
    }
  }

  /// Brings the rows of each component together: required ones first, then by priority, then in order of insertion.
  private mutating func sortRows(_ componentOf: Buffer<Int32>, _ local: Buffer<Int32>) {
    let components = structure.components.base
    for i in 0..<looseRows.count {
      components[Int(componentOf[looseParameters[looseRows[i].firstTerm]])].rowCount += 1
    }
    var next: Int32 = 0
    for c in 0..<structure.components.count {
      components[c].firstRow = next
      next += components[c].rowCount
      components[c].rowCount = 0
    }
    let order = Buffer<Int32>(repeating: 0, count: looseRows.count)
    defer { order.deallocate() }
    for i in 0..<looseRows.count {
      let c = Int(componentOf[looseParameters[looseRows[i].firstTerm]])
      order[components[c].firstRow + components[c].rowCount] = Int32(i)
      components[c].rowCount += 1
    }
    let rows = looseRows.base
    for c in 0..<structure.components.count {
      var part = UnsafeMutableBufferPointer(
        start: order.base + Int(components[c].firstRow), count: Int(components[c].rowCount))
      if part.count > 24 {
        part.sort { rows[Int($0)].level != rows[Int($1)].level ? rows[Int($0)].level > rows[Int($1)].level : $0 < $1 }
      } else {
        for i in part.indices.dropFirst() {
          let moving = part[i]
          var j = i
          while j > 0, rows[Int(part[j - 1])].level < rows[Int(moving)].level {
            part[j] = part[j - 1]
            j -= 1
          }
          part[j] = moving
        }
      }
    }
    structure.rows.reserve(looseRows.count)
    structure.rowParameter.reserve(looseParameters.count)
    structure.rowCoefficient.reserve(looseParameters.count)
    for i in 0..<order.count {
      var row = looseRows[order[i]]
      let first = Int(row.firstTerm)
      row.firstTerm = Int32(structure.rowParameter.count)
      for t in first..<first + Int(row.termCount) {
        structure.rowParameter.append(local[looseParameters[t]])
        structure.rowCoefficient.append(looseCoefficients[t])
      }
      structure.rows.append(row)
    }
  }
}
