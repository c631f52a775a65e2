/// Gaussian elimination by rows: substitutes definitions of variables in one row `Σ coefficient × variable = constants`
/// at a time, and records which row defines which variable. It uses a heap instead of a dense work vector.
///
/// Definitions are substituted newest variable first. A definition refers only to older variables, so every variable is
/// substituted at most once in a row, and a reduction can stop early (``reduceNewest()``). If a pivot was not the
/// newest variable of its row (threshold pivoting), this order is lost, and later reductions have to substitute all
/// variables.
///
/// - Invariant between calls: the heap is empty, and all sums are zero.
/// - Complexity: a reduction takes time proportional to the number of terms that it adds, times the logarithm of the
///   number of variables that are queued at once.
struct RowReduction: ~Copyable {
  /// A pivot must be at least this fraction of the largest coefficient of its row.
  static let smallestPivot = 0.03
  /// A sum smaller than this fraction of its largest term is rounding error and counts as zero.
  private static let cancellation = 1e-12

  private var store = ConstraintStore.View()
  /// By variable: its slot, or −1 while the variable is unknown.
  private var slotOfVariable = Buffer<Int32>().view

  /// By variable: the record whose equation defines it, or −1.
  var definingRecord = Buffer<Int32>()
  private var definitions = Buffer<Definition>()
  private(set) var hasDefinitions = false
  private var reducedVariables = Buffer<Int32>()
  private var reducedCoefficients = Buffer<Double>()

  /// The left side of the current row: its unknown variables, which are sorted newest first after a reduction.
  private(set) var variables = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  /// The right side of the current row: a sum of known values, given by their slots and factors.
  private var constantSlots = Buffer<Int32>()
  private var constantFactors = Buffer<Double>()

  private var sums = Buffer<Sum>()
  private var heap = Buffer<Int32>()

  /// Whether some pivot was not the newest variable of its row, so that a definition may refer to newer variables.
  private(set) var isReordered = false
  /// How many definitions with a single variable have been substituted in the current row.
  private var aliasSteps = 0
  /// The number of such substitutions in a row from which on chains of definitions are shortened (``shorten(_:_:)``).
  private static let longChain = 16
  private var chain = Buffer<Int32>()

  /// The definition of a variable by a row. The row's record is in ``definingRecord``.
  ///
  /// Not private, because in debug builds the Swift 6.3 compiler then fails where other files destroy a buffer of it.
  struct Definition: BitwiseCopyable {
    var pivot: Double
    /// The number of the slot whose value is the constant part.
    var constant: Int32
    /// The index of the definition's first term in `reducedVariables`; −1 if the definition uses the record's own
    /// terms.
    var reducedStart: Int32
    var reducedLength: Int32
    /// The only other unknown variable of the definition; −1 if there are several.
    var alias: Int32
  }

  /// The coefficient of a variable in the current row, while its terms are being added up.
  struct Sum: BitwiseCopyable {
    var value = 0.0
    /// The largest absolute value of the added terms, to tell rounding error from a small coefficient.
    var scale = 0.0
    var isQueued = false
  }

  /// Resets the definitions before a planner plans.
  mutating func prepare(_ store: ConstraintStore.View, slotOfVariable: BufferView<Int32>) {
    self.store = store
    self.slotOfVariable = slotOfVariable
    definingRecord.resize(slotOfVariable.count, repeating: -1)
    definitions.reserve(slotOfVariable.count)
    reducedVariables.removeAll()
    reducedCoefficients.removeAll()
    isReordered = false
    hasDefinitions = false
  }

  var bytes: Int { definingRecord.bytes + definitions.bytes + sums.bytes }

  // MARK: The current row

  /// Makes a record's constraint the current row. Determined variables are moved to the right side.
  mutating func load(_ record: Int32) {
    // Allocated late, because many systems need no reduction.
    if sums.count < slotOfVariable.count { sums.resize(slotOfVariable.count, repeating: Sum()) }
    variables.removeAll()
    coefficients.removeAll()
    constantSlots.removeAll()
    constantFactors.removeAll()
    constantSlots.append(record)
    constantFactors.append(1)
    aliasSteps = 0
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
    let sum = sums.base + Int(variable)
    sum.pointee.value += coefficient
    sum.pointee.scale = max(sum.pointee.scale, abs(coefficient))
    if !sum.pointee.isQueued {
      sum.pointee.isQueued = true
      push(variable)
    }
  }

  /// Substitutes definitions in the current row until its newest variable has no definition.
  mutating func reduceNewest(_ structure: inout Structure) {
    if isReordered { return reduceAll(&structure) }
    while heap.count > 0 {
      let v = pop()
      let coefficient = take(v)
      guard coefficient != 0 else { continue }
      if definingRecord[v] >= 0 {
        substitute(v, coefficient, &structure)
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

  /// Substitutes definitions in the current row until no variable of the row has a definition. Can be called after
  /// ``reduceNewest()``.
  mutating func reduceAll(_ structure: inout Structure) {
    for i in 0..<variables.count { add(coefficients[i], variables[i]) }
    variables.removeAll()
    coefficients.removeAll()
    while heap.count > 0 {
      let v = pop()
      if definingRecord[v] >= 0 {
        let coefficient = take(v)
        if coefficient != 0 { substitute(v, coefficient, &structure) }
      } else {
        // `isQueued` stays true, so that the variable is not queued twice: if definitions are reordered, the definition
        // of an older variable may still add to its coefficient.
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
    let sum = sums[v]
    sums[v] = Sum()
    return abs(sum.value) > Self.cancellation * sum.scale ? sum.value : 0
  }

  private mutating func substitute(_ v: Int32, _ coefficient: Double, _ structure: inout Structure) {
    if definitions.base[Int(v)].alias >= 0 {
      aliasSteps += 1
      if aliasSteps > Self.longChain { shorten(v, &structure) }
    }
    let definition = definitions.base[Int(v)]
    let factor = -coefficient / definition.pivot
    constantSlots.append(definition.constant)
    constantFactors.append(factor)
    let isPlain = definition.reducedStart < 0
    let record = store.records.base + Int(definingRecord[v])
    let start = Int(isPlain ? record.pointee.termStart : definition.reducedStart)
    let end = start + Int(isPlain ? record.pointee.termCount : definition.reducedLength)
    let terms = isPlain ? store.variables : reducedVariables.view
    let factors = isPlain ? store.coefficients : reducedCoefficients.view
    for i in start..<end where terms[i] != v { add(factors[i] * factor, terms[i]) }
  }

  // MARK: Chains of definitions

  /// Replaces the definition of a variable by one that refers to the end of its chain: the variable may be defined by a
  /// second one, the second by a third, and so on. All definitions on the way are replaced as well (path compression,
  /// as in ``DisjointSets``).
  ///
  /// Without this, views that all have the size of a first one would form a chain, and each of them would be substituted
  /// in as many steps as there are views after it.
  private mutating func shorten(_ v: Int32, _ structure: inout Structure) {
    chain.removeAll()
    var link = v
    while let next = alias(of: link) {
      chain.append(link)
      link = next
    }
    guard chain.count > 1 else { return }
    for i in (0..<chain.count - 1).reversed() { join(chain[i], through: chain[i + 1], &structure) }
  }

  /// The only unknown variable by which a variable is defined; `nil` if there are several, or if it has been determined.
  private func alias(of v: Int32) -> Int32? {
    guard definingRecord[v] >= 0 else { return nil }
    let alias = definitions.base[Int(v)].alias
    return alias >= 0 && slotOfVariable[alias] < 0 ? alias : nil
  }

  /// Substitutes the definition of `w` in the definition of `v`, whose only unknown variable is `w`.
  private mutating func join(_ v: Int32, through w: Int32, _ structure: inout Structure) {
    let last = definitions.base[Int(w)].alias
    let (pivot, constant) = (definitions.base[Int(v)].pivot, definitions.base[Int(v)].constant)
    let inner = definitions.base[Int(w)]
    let sum = structure.startSlot(.linear, owner: definingRecord[v])
    structure.addTerm(1, constant)
    var factor = 0.0
    forEachTerm(of: v) { coefficient, other in
      if other == w { factor += coefficient } else { structure.addTerm(-coefficient, slotOfVariable[other]) }
    }
    factor /= inner.pivot
    structure.addTerm(-factor, inner.constant)
    var rest = 0.0
    forEachTerm(of: w) { coefficient, other in
      if other == last { rest += coefficient } else { structure.addTerm(factor * coefficient, slotOfVariable[other]) }
    }
    definitions.base[Int(v)] = Definition(
      pivot: pivot, constant: sum, reducedStart: Int32(reducedVariables.count), reducedLength: 1, alias: last)
    reducedVariables.append(last)
    reducedCoefficients.append(-factor * rest)
  }

  /// Whether the coefficient of the newest variable is large enough for a pivot.
  var pivotIsUsable: Bool {
    !isReordered && abs(coefficients[0]) >= Self.smallestPivot * largestCoefficient
  }

  private var largestCoefficient: Double {
    var largest = 0.0
    for i in 0..<coefficients.count { largest = max(largest, abs(coefficients[i])) }
    return largest
  }

  /// The slot of the current row's right side: the slot of the record's constant if the right side is only that;
  /// otherwise a new slot that computes the sum.
  mutating func constantSlot(_ record: Int32, _ structure: inout Structure) -> Int32 {
    if constantSlots.count == 1 { return record }
    let slot = structure.startSlot(.linear, owner: record)
    for i in 0..<constantSlots.count { structure.addTerm(constantFactors[i], constantSlots[i]) }
    constantSlots.removeAll()
    constantFactors.removeAll()
    return slot
  }

  /// Writes the terms of `left − right` of the current row, which must have no variables left, into the slot that was
  /// started last.
  func writeConstantTerms(_ structure: inout Structure) {
    for i in 0..<constantSlots.count { structure.addTerm(-constantFactors[i], constantSlots[i]) }
  }

  // MARK: Definitions

  /// Makes a record's own terms the definition of a variable.
  ///
  /// - Parameter alias: the only other unknown variable of the record; −1 if there are several.
  mutating func definePlain(_ variable: Int32, record: Int32, pivot: Double, alias: Int32) {
    definingRecord[variable] = record
    definitions.base[Int(variable)] = Definition(
      pivot: pivot, constant: record, reducedStart: -1, reducedLength: 0, alias: alias)
    hasDefinitions = true
  }

  /// The index of the variable that the current row can define: the newest one whose coefficient is large enough for a
  /// pivot.
  private var pivotIndex: Int {
    var pivot = 0
    let least = Self.smallestPivot * largestCoefficient
    while abs(coefficients[pivot]) < least { pivot += 1 }
    return pivot
  }

  /// The variable that the current row can define.
  var pivotVariable: Int32 { variables[pivotIndex] }

  /// Makes the current row the definition of its newest variable whose coefficient is large enough for a pivot.
  ///
  /// - Parameter constant: the slot of the row's right side.
  /// - Returns: the defined variable.
  mutating func defineReduced(record: Int32, constant: Int32) -> Int32 {
    let pivot = pivotIndex
    if pivot > 0 { isReordered = true }
    let variable = variables[pivot]
    definingRecord[variable] = record
    definitions.base[Int(variable)] = Definition(
      pivot: coefficients[pivot], constant: constant, reducedStart: Int32(reducedVariables.count),
      reducedLength: Int32(variables.count - 1), alias: variables.count == 2 ? variables[1 - pivot] : -1)
    hasDefinitions = true
    for i in 0..<variables.count where i != pivot {
      reducedVariables.append(variables[i])
      reducedCoefficients.append(coefficients[i])
    }
    return variable
  }

  func pivot(of variable: Int32) -> Double { definitions.base[Int(variable)].pivot }

  /// The number of unknown variables in a reduced definition.
  func reducedCount(_ variable: Int32) -> Int { Int(definitions.base[Int(variable)].reducedLength) }

  /// Calls the body for every term of the definition of `v` except `v` itself.
  @inline(__always)
  private func forEachTerm(of v: Int32, _ body: (_ factor: Double, _ variable: Int32) -> Void) {
    let definition = definitions.base[Int(v)]
    let isPlain = definition.reducedStart < 0
    let record = store.records.base + Int(definingRecord[v])
    let start = Int(isPlain ? record.pointee.termStart : definition.reducedStart)
    let end = start + Int(isPlain ? record.pointee.termCount : definition.reducedLength)
    let terms = isPlain ? store.variables : reducedVariables.view
    let factors = isPlain ? store.coefficients : reducedCoefficients.view
    for i in start..<end where terms[i] != v { body(factors[i], terms[i]) }
  }

  func hasUnknown(_ v: Int32) -> Bool {
    var found = false
    forEachTerm(of: v) { _, other in
      if slotOfVariable[other] < 0 { found = true }
    }
    return found
  }

  /// Writes the definition of a variable, `v = constant / pivot − Σ (factor / pivot) × other`, into the slot that was
  /// started last.
  func writeDefinition(of v: Int32, _ structure: inout Structure) {
    let definition = definitions.base[Int(v)]
    let inverse = 1 / definition.pivot
    structure.addTerm(inverse, definition.constant)
    forEachTerm(of: v) { factor, other in
      structure.addTerm(-factor * inverse, slotOfVariable[other])
    }
  }

  /// Those of the given variables that have a definition but no slot yet, each after the variables to which its
  /// definition refers.
  ///
  /// - Parameter variables: variables in order of creation.
  func openDefinitions(of variables: borrowing Buffer<Int32>) -> [Int32] {
    guard hasDefinitions else { return [] }
    var open: [Int32] = []
    for i in 0..<variables.count where slotOfVariable[variables[i]] < 0 && definingRecord[variables[i]] >= 0 {
      open.append(variables[i])
    }
    guard isReordered else { return open }
    var order: [Int32] = []
    var isVisited: Set<Int32> = []
    var stack: [(variable: Int32, isLeaving: Bool)] = []
    for v in open where !isVisited.contains(v) {
      stack.append((v, false))
      while let (variable, isLeaving) = stack.popLast() {
        if isLeaving {
          order.append(variable)
          continue
        }
        guard isVisited.insert(variable).inserted else { continue }
        stack.append((variable, true))
        forEachTerm(of: variable) { _, other in
          if definingRecord[other] >= 0, slotOfVariable[other] < 0, !isVisited.contains(other) {
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
