/// Works on one row `Σ coefficient × variable = constants` at a time, and remembers which row defines which variable.
///
/// Definitions are substituted newest variable first. As a definition refers only to older variables, every variable is
/// substituted at most once in a row.
struct RowReduction {
  /// A pivot may not be smaller than this part of the largest coefficient of its row.
  static let smallestPivot = 0.03
  /// What is left of a sum after cancellation counts as zero below this part of its largest term.
  private static let cancellation = 1e-12

  private let store: ConstraintStore
  /// By variable: −1 as long as it is unknown.
  private let slotOfVariable: Buffer<Int32>

  /// By variable: the record whose equation defines it, or −1.
  var definingRecord: Buffer<Int32>
  private var definingPivot: Buffer<Double>
  /// By variable: the slot of the constant part.
  private var definingConstant: Buffer<Int32>
  /// By variable: where the terms of a reduced definition start, or −1 for one by the record's own terms.
  private var reducedStart: Buffer<Int32>
  private var reducedLength: Buffer<Int32>
  private var reducedVariables = Buffer<Int32>()
  private var reducedCoefficients = Buffer<Double>()

  /// The row at hand: unknown variables on the left, after a reduction, newest first …
  private(set) var variables = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  /// … and slots on the right.
  private var constantSlots = Buffer<Int32>()
  private var constantFactors = Buffer<Double>()

  private var scratch: Buffer<Double>
  private var scale: Buffer<Double>
  private var isQueued: Buffer<Bool>
  private var heap = Buffer<Int32>()

  /// A pivot was not the newest variable, so definitions are no longer in order of creation.
  private(set) var isReordered = false

  init(_ store: ConstraintStore, slotOfVariable: Buffer<Int32>, variableCount: Int) {
    self.store = store
    self.slotOfVariable = slotOfVariable
    definingRecord = Buffer(repeating: -1, count: variableCount)
    definingPivot = Buffer(repeating: 1, count: variableCount)
    definingConstant = Buffer(repeating: 0, count: variableCount)
    reducedStart = Buffer(repeating: -1, count: variableCount)
    reducedLength = Buffer(repeating: 0, count: variableCount)
    scratch = Buffer(repeating: 0, count: variableCount)
    scale = Buffer(repeating: 0, count: variableCount)
    isQueued = Buffer(repeating: false, count: variableCount)
  }

  func deallocate() {
    definingRecord.deallocate()
    definingPivot.deallocate()
    definingConstant.deallocate()
    reducedStart.deallocate()
    reducedLength.deallocate()
    reducedVariables.deallocate()
    reducedCoefficients.deallocate()
    variables.deallocate()
    coefficients.deallocate()
    constantSlots.deallocate()
    constantFactors.deallocate()
    scratch.deallocate()
    scale.deallocate()
    isQueued.deallocate()
    heap.deallocate()
  }

  // MARK: The row at hand

  /// Starts with the terms of a record; what is known goes to the right side.
  mutating func load(_ record: Int32) {
    variables.removeAll()
    coefficients.removeAll()
    constantSlots.removeAll()
    constantFactors.removeAll()
    constantSlots.append(record)
    constantFactors.append(1)
    let start = Int(store.records[record].termStart)
    for i in start..<start + Int(store.records[record].termCount) {
      add(store.coefficients[i], store.variables[i])
    }
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, _ variable: Int32) {
    let slot = slotOfVariable[variable]
    if slot >= 0 {
      constantSlots.append(slot)
      constantFactors.append(-coefficient)
      return
    }
    scratch[variable] += coefficient
    scale[variable] = max(scale[variable], abs(coefficient))
    if !isQueued[variable] {
      isQueued[variable] = true
      push(variable)
    }
  }

  /// Substitutes until the newest variable has no definition.
  mutating func reduceNewest() {
    if isReordered { return reduceAll() }
    while heap.count > 0 {
      let v = pop()
      let coefficient = take(v)
      guard coefficient != 0 else { continue }
      if definingRecord[v] >= 0 {
        substitute(v, coefficient)
      } else {
        variables.append(v)
        coefficients.append(coefficient)
        break
      }
    }
    while heap.count > 0 {
      let v = pop()
      let coefficient = take(v)
      if coefficient != 0 {
        variables.append(v)
        coefficients.append(coefficient)
      }
    }
  }

  /// Substitutes until no variable has a definition. Can follow ``reduceNewest()``.
  mutating func reduceAll() {
    for i in 0..<variables.count { add(coefficients[i], variables[i]) }
    variables.removeAll()
    coefficients.removeAll()
    while heap.count > 0 {
      let v = pop()
      if definingRecord[v] >= 0 {
        let coefficient = take(v)
        if coefficient != 0 { substitute(v, coefficient) }
      } else {
        // It stays queued: after a reordering, an older definition may add to it.
        variables.append(v)
      }
    }
    var kept = 0
    for i in 0..<variables.count {
      let v = variables[i]
      let coefficient = take(v)
      guard coefficient != 0 else { continue }
      variables[kept] = v
      coefficients.append(coefficient)
      kept += 1
    }
    variables.resize(kept, repeating: 0)
  }

  @inline(__always)
  private mutating func take(_ v: Int32) -> Double {
    let coefficient = abs(scratch[v]) > Self.cancellation * scale[v] ? scratch[v] : 0
    scratch[v] = 0
    scale[v] = 0
    isQueued[v] = false
    return coefficient
  }

  private mutating func substitute(_ v: Int32, _ coefficient: Double) {
    let factor = -coefficient / definingPivot[v]
    constantSlots.append(definingConstant[v])
    constantFactors.append(factor)
    let isPlain = reducedStart[v] < 0
    let start = Int(isPlain ? store.records[definingRecord[v]].termStart : reducedStart[v])
    let end = start + Int(isPlain ? store.records[definingRecord[v]].termCount : reducedLength[v])
    let terms = isPlain ? store.variables : reducedVariables
    let factors = isPlain ? store.coefficients : reducedCoefficients
    for i in start..<end where terms[i] != v { add(factors[i] * factor, terms[i]) }
  }

  /// Whether the newest variable of the row can be defined by it without loss of accuracy.
  var pivotIsUsable: Bool {
    !isReordered && abs(coefficients[0]) >= Self.smallestPivot * largestCoefficient
  }

  private var largestCoefficient: Double {
    var largest = 0.0
    for i in 0..<coefficients.count { largest = max(largest, abs(coefficients[i])) }
    return largest
  }

  /// A slot for the right side: the record's own where there is nothing else in it.
  mutating func constantSlot(_ record: Int32, _ structure: inout Structure) -> Int32 {
    if constantSlots.count == 1 { return record }
    let slot = structure.startSlot(Structure.Kind.linear)
    for i in 0..<constantSlots.count { structure.addTerm(constantFactors[i], constantSlots[i]) }
    constantSlots.removeAll()
    constantFactors.removeAll()
    return slot
  }

  /// Writes `left − right` of a row that has no variables left into the slot that was started last.
  func writeConstantTerms(_ structure: inout Structure) {
    for i in 0..<constantSlots.count { structure.addTerm(-constantFactors[i], constantSlots[i]) }
  }

  // MARK: Definitions

  mutating func definePlain(_ variable: Int32, record: Int32, pivot: Double) {
    definingRecord[variable] = record
    definingPivot[variable] = pivot
    definingConstant[variable] = record
    reducedStart[variable] = -1
  }

  /// Makes the row at hand the definition of its newest variable, or of its newest usable one.
  ///
  /// - Parameter constant: the slot of its right side.
  mutating func defineReduced(record: Int32, constant: Int32) -> Int32 {
    var place = 0
    let least = Self.smallestPivot * largestCoefficient
    while abs(coefficients[place]) < least { place += 1 }
    if place > 0 { isReordered = true }
    let variable = variables[place]
    definingRecord[variable] = record
    definingPivot[variable] = coefficients[place]
    definingConstant[variable] = constant
    reducedStart[variable] = Int32(reducedVariables.count)
    reducedLength[variable] = Int32(variables.count - 1)
    for i in 0..<variables.count where i != place {
      reducedVariables.append(variables[i])
      reducedCoefficients.append(coefficients[i])
    }
    return variable
  }

  func pivot(of variable: Int32) -> Double { definingPivot[variable] }

  /// The number of unknown variables in a reduced definition.
  func reducedCount(_ variable: Int32) -> Int { Int(reducedLength[variable]) }

  /// Calls the body for every variable that a definition refers to.
  @inline(__always)
  private func forEachTerm(of v: Int32, _ body: (_ factor: Double, _ variable: Int32) -> Void) {
    let isPlain = reducedStart[v] < 0
    let start = Int(isPlain ? store.records[definingRecord[v]].termStart : reducedStart[v])
    let end = start + Int(isPlain ? store.records[definingRecord[v]].termCount : reducedLength[v])
    let terms = isPlain ? store.variables : reducedVariables
    let factors = isPlain ? store.coefficients : reducedCoefficients
    for i in start..<end where terms[i] != v { body(factors[i], terms[i]) }
  }

  func hasUnknown(_ v: Int32) -> Bool {
    var found = false
    forEachTerm(of: v) { _, other in
      if slotOfVariable[other] < 0 { found = true }
    }
    return found
  }

  /// Writes `variable = constant / pivot − Σ …` into the slot that was started last.
  func writeDefinition(of v: Int32, _ structure: inout Structure) {
    let inverse = 1 / definingPivot[v]
    structure.addTerm(inverse, definingConstant[v])
    forEachTerm(of: v) { factor, other in
      structure.addTerm(-factor * inverse, slotOfVariable[other])
    }
  }

  /// The defined variables that have no slot yet, each after those that its definition refers to.
  func openDefinitions() -> [Int32] {
    let open = (0..<Int32(definingRecord.count)).filter { slotOfVariable[$0] < 0 && definingRecord[$0] >= 0 }
    guard isReordered else { return open }
    var order: [Int32] = []
    let isVisited = Buffer<Bool>(repeating: false, count: definingRecord.count)
    defer { isVisited.deallocate() }
    var stack: [(variable: Int32, isLeaving: Bool)] = []
    for v in open where !isVisited[v] {
      stack.append((v, false))
      while let (variable, isLeaving) = stack.popLast() {
        if isLeaving {
          order.append(variable)
          continue
        }
        if isVisited[variable] { continue }
        isVisited[variable] = true
        stack.append((variable, true))
        forEachTerm(of: variable) { _, other in
          if definingRecord[other] >= 0, slotOfVariable[other] < 0, !isVisited[other] {
            stack.append((other, false))
          }
        }
      }
    }
    return order
  }

  // MARK: The queue, newest variable first

  @inline(__always)
  private mutating func push(_ v: Int32) {
    heap.append(v)
    let base = heap.base
    var i = heap.count - 1
    while i > 0 {
      let up = (i - 1) / 2
      if base[up] >= v { break }
      base[i] = base[up]
      i = up
    }
    base[i] = v
  }

  @inline(__always)
  private mutating func pop() -> Int32 {
    let top = heap.base[0]
    let v = heap.removeLast()
    let count = heap.count
    if count > 0 {
      let base = heap.base
      var i = 0
      while true {
        var child = 2 * i + 1
        if child >= count { break }
        if child + 1 < count && base[child + 1] > base[child] { child += 1 }
        if base[child] <= v { break }
        base[i] = base[child]
        i = child
      }
      base[i] = v
    }
    return top
  }
}
