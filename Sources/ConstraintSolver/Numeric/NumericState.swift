/// The values of a ``Structure``'s slots for one set of constants, and what is needed to update them.
struct NumericState {
  let structure: Structure
  private let owner: SharedStructure
  /// By slot.
  let values: Buffer<Double>
  /// The slots that have to be looked at again.
  private let queue: SlotQueue
  /// By component: the simplex of one with several parameters.
  private let simplexes: Buffer<LevelSimplex?>
  /// By component: whether the constraints leave it some freedom.
  private let isFree: Buffer<Bool>
  /// A required constraint did not hold in the last evaluation.
  private(set) var isInfeasible = false
  /// The variables whose slot the last ``update()`` changed, and their values before; there is room for all.
  private let changedVariables: Buffer<Variable>
  private let formerValues: Buffer<Double>
  private var changedCount = 0

  init(_ shared: SharedStructure, constants: Buffer<Double>) {
    owner = shared
    structure = shared.structure
    values = Buffer(repeating: 0, count: structure.slotCount)
    queue = SlotQueue(slotCount: structure.slotCount)
    simplexes = Buffer(repeating: nil, count: structure.components.count)
    isFree = Buffer(repeating: false, count: structure.components.count)
    changedVariables = Buffer(capacity: structure.variableCount)
    formerValues = Buffer(capacity: structure.variableCount)
    values.base.update(from: constants.base, count: structure.constantCount)
  }

  func deallocate() {
    for i in 0..<simplexes.count { simplexes[i]?.deallocate() }
    values.deallocate()
    queue.deallocate()
    simplexes.deallocate()
    isFree.deallocate()
    changedVariables.deallocate()
    formerValues.deallocate()
  }

  /// The memory that it takes, apart from the structure's.
  var bytes: Int {
    var sum =
      values.bytes + values.bytes / 64 + simplexes.bytes + isFree.bytes + changedVariables.bytes
      + formerValues.bytes
    for i in 0..<simplexes.count { sum += simplexes[i]?.bytes ?? 0 }
    return sum
  }

  // MARK: Evaluation

  /// Evaluates every slot.
  mutating func evaluate() {
    isInfeasible = false
    for slot in structure.constantCount..<structure.slotCount { evaluate(slot, marks: false) }
  }

  /// Changes a constant; ``update()`` makes it count.
  @inline(__always)
  mutating func setConstant(_ constant: Double, of record: Int32) {
    guard values[record] != constant else { return }
    values[record] = constant
    markReaders(of: Int(record))
  }

  /// Evaluates what depends on changed constants, as far as values really change.
  mutating func update() {
    isInfeasible = false
    changedCount = 0
    // Local pointers, because the compiler cannot know that storing a value leaves those in `self` alone.
    let kinds = structure.kind.base
    let termStarts = structure.termStart.base
    let terms = structure.terms.base
    let readerStarts = structure.readerStart.base
    let readers = structure.readers.base
    let variables = structure.variableOfSlot.base
    let values = values.base
    let queue = queue
    queue.drain { slot in
      guard kinds[slot] == Structure.Kind.linear else { return evaluate(slot, marks: true) }
      var sum = 0.0
      var term = terms + Int(termStarts[slot])
      let lastTerm = terms + Int(termStarts[slot + 1])
      while term < lastTerm {
        sum += term.pointee.factor * values[Int(term.pointee.slot)]
        term += 1
      }
      let former = values[slot]
      guard sum != former else { return }
      values[slot] = sum
      if variables[slot] >= 0 { note(variables[slot], former) }
      var reader = readers + Int(readerStarts[slot])
      let lastReader = readers + Int(readerStarts[slot + 1])
      while reader < lastReader {
        queue.insert(reader.pointee)
        reader += 1
      }
    }
  }

  /// The variables whose slot the last ``update()`` changed.
  var changed: UnsafeBufferPointer<Variable> {
    UnsafeBufferPointer(start: changedVariables.base, count: changedCount)
  }

  @inline(__always)
  private mutating func note(_ variable: Int32, _ former: Double) {
    changedVariables.base[changedCount] = Variable(index: variable)
    formerValues.base[changedCount] = former
    changedCount &+= 1
  }

  /// Gives the variables their values from before the last ``update()``. Only reading them makes sense afterwards.
  func takeBack() {
    for i in 0..<changedCount {
      values[structure.slotOfVariable[changedVariables.base[i].index]] = formerValues.base[i]
    }
  }

  @inline(__always)
  private func markReaders(of slot: Int) {
    let starts = structure.readerStart.base
    let readers = structure.readers.base
    var i = Int(starts[slot])
    let end = Int(starts[slot + 1])
    while i < end {
      queue.insert(readers[i])
      i += 1
    }
  }

  @inline(__always)
  private mutating func evaluate(_ slot: Int, marks: Bool) {
    let kind = structure.kind.base[slot]
    if kind == Structure.Kind.linear {
      store(sum(slot), slot, marks: marks)
    } else if kind == Structure.Kind.component {
      solve(Int(structure.owner.base[slot]), marks: marks)
    } else if kind != Structure.Kind.given {
      check(slot, kind)
    }
  }

  @inline(__always)
  private func sum(_ slot: Int) -> Double {
    let starts = structure.termStart.base
    let terms = structure.terms.base
    let values = values.base
    var sum = 0.0
    var i = Int(starts[slot])
    let end = Int(starts[slot + 1])
    while i < end {
      sum += terms[i].factor * values[Int(terms[i].slot)]
      i += 1
    }
    return sum
  }

  @inline(__always)
  private mutating func store(_ value: Double, _ slot: Int, marks: Bool) {
    let former = values.base[slot]
    guard value != former else { return }
    values.base[slot] = value
    guard marks else { return }
    let variable = structure.variableOfSlot.base[slot]
    if variable >= 0 { note(variable, former) }
    markReaders(of: slot)
  }

  /// Compares a sum in which nothing is unknown with zero.
  private mutating func check(_ slot: Int, _ kind: UInt8) {
    var sum = 0.0
    var size = 1.0
    for i in Int(structure.termStart[slot])..<Int(structure.termStart[slot + 1]) {
      let product = structure.terms[i].factor * values[structure.terms[i].slot]
      sum += product
      size = max(size, abs(product))
    }
    let limit = Tolerance.feasibility * size
    let holds =
      kind == Structure.Kind.checkEqual
      ? abs(sum) <= limit : kind == Structure.Kind.checkLess ? sum <= limit : sum >= -limit
    if !holds { isInfeasible = true }
  }

  // MARK: Components

  private mutating func solve(_ index: Int, marks: Bool) {
    let component = structure.components[index]
    let first = Int(component.slot) + 1
    if component.parameterCount == 1 {
      let interval = Interval(component, structure, values.base)
      if interval.isEmpty { isInfeasible = true }
      isFree[index] = interval.isOpen
      store(interval.settled, first, marks: marks)
      return
    }
    let simplex: LevelSimplex
    var isWarm = false
    if let existing = simplexes[index] {
      simplex = existing
      isWarm = true
    } else {
      simplex = LevelSimplex(parameterCount: Int(component.parameterCount), rowCount: Int(component.rowCount))
      simplexes[index] = simplex
    }
    let n = simplex.parameterCount
    if isWarm {
      loadBreakpoints(component, simplex)
      isWarm = simplex.adopt()
    }
    if !isWarm {
      structure.load(component, into: simplex)
      loadBreakpoints(component, simplex)
      if !structure.run(component, simplex) { isInfeasible = true }
      isFree[index] = simplex.isOpen
      simplex.settle()
    }
    for p in 0..<n { store(simplex.number(of: p), first + p, marks: marks) }
  }

  /// Whether the constraints may leave the component some freedom; a degenerate one has to be tried.
  func mayBeFree(_ index: Int) -> Bool { isFree[index] }

  func loadBreakpoints(_ component: Structure.Component, _ simplex: LevelSimplex) {
    for i in 0..<Int(component.rowCount) {
      simplex.setConstant(values[structure.rows[Int(component.firstRow) + i].rhs], row: i)
    }
  }
}

extension Structure {
  /// Writes the coefficients of a component's rows into a simplex.
  func load(_ component: Component, into simplex: LevelSimplex) {
    simplex.reset()
    for i in 0..<simplex.rowCount {
      let row = rows[Int(component.firstRow) + i]
      for t in Int(row.firstTerm)..<Int(row.firstTerm + row.termCount) {
        simplex.setCoefficient(rowCoefficient[t], row: i, parameter: Int(rowParameter[t]))
      }
    }
    simplex.equilibrate()
  }

  /// Brings a loaded simplex to the optimum of every level.
  ///
  /// - Returns: whether the required rows can be satisfied.
  func run(_ component: Component, _ simplex: LevelSimplex) -> Bool {
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
