/// Eliminates required equations by substitution, and records from which constraints each row is derived.
///
/// This is the same Gaussian elimination as in ``RowReduction``, but in canonical order: equations are eliminated in
/// the order of their source constraints (``Analysis/sources``), and each defines its newest variable by older ones.
///
/// Invariant: a definition is derived only from definitions by earlier source constraints.
struct Elimination: ~Copyable {
  /// How a row was derived: a source constraint plus, for each step, `factor ×` the equation that defines the step's
  /// variable.
  struct Derivation {
    var source: Int32
    var steps: [(variable: Int32, factor: Double)]
  }

  /// The definition of an eliminated variable: `variable = constant − Σ terms`, where the reduced row has been divided
  /// by the pivot. The derivation describes the equation before this division.
  ///
  /// Not private, because in debug builds the Swift 6.3 compiler then fails where other files destroy a buffer of it.
  struct Definition: BitwiseCopyable {
    /// The source constraint; −1 if the variable has no definition.
    var source: Int32 = -1
    var pivot = 1.0
    var constant = 0.0
    /// Where the terms begin in `variables` and `coefficients`, how many there are, and for how many there is room.
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  /// By variable: its definition, and how it was derived.
  private let definitions: Buffer<Definition>
  private var derivations: [Derivation]
  /// The terms of all definitions.
  private var variables = Buffer<Int32>()
  private var coefficients = Buffer<Double>()
  /// The largest number of a source constraint that has defined a variable so far.
  private var lastSource = 0

  /// By variable, while a row is reduced: its coefficient, and whether it has been queued and not been substituted
  /// since.
  private let sums: Buffer<Double>
  private let isQueued: Buffer<Bool>
  private var queue: LargestFirstQueue
  private var touchedVariables = Buffer<Int32>()
  private var unknown = Buffer<Int32>()

  init(variableCount: Int) {
    definitions = Buffer(repeating: Definition(), count: variableCount)
    derivations = Array(repeating: Derivation(source: -1, steps: []), count: variableCount)
    sums = Buffer(repeating: 0, count: variableCount)
    isQueued = Buffer(repeating: false, count: variableCount)
    queue = LargestFirstQueue(count: variableCount)
  }

  /// The variables that occurred while the last row was reduced. The row has to be reduced again when one of them gets,
  /// loses or changes its definition. Some are listed twice.
  var touched: [Int32] { Array(UnsafeBufferPointer(start: touchedVariables.base, count: touchedVariables.count)) }

  /// The source constraints that occur in a linear combination of reduced rows and do not cancel out, in ascending
  /// order.
  func sources(of combination: [(Derivation, Double)]) -> [Int] {
    multipliers(of: combination).keys.map { Int($0) }.sorted()
  }

  /// A sum and its largest term, to distinguish a small result from rounding error.
  private struct Sum {
    private var total = 0.0
    private var largest = 0.0

    mutating func add(_ term: Double) {
      total += term
      largest = max(largest, abs(term))
    }

    /// The sum; zero if only rounding error is left.
    var result: Double { abs(total) > Tolerance.cancellation * largest ? total : 0 }
  }

  /// Expresses a linear combination of reduced rows by source constraints: returns the factor of each. Source
  /// constraints whose factors cancel out are left out.
  func multipliers(of combination: [(Derivation, Double)]) -> [Int32: Double] {
    var found: [Int32: Sum] = [:]
    var open: [Int: (variable: Int32, factor: Sum)] = [:]
    // A definition is derived only from definitions of earlier sources, so definitions are taken from the last source
    // to the first.
    let queue = SlotQueue(slotCount: lastSource + 1)
    func take(_ derivation: Derivation, _ factor: Double) {
      found[derivation.source, default: Sum()].add(factor)
      for step in derivation.steps {
        let source = Int(definitions[step.variable].source)
        guard source >= 0 else { continue }
        open[source, default: (step.variable, Sum())].factor.add(factor * step.factor)
        queue.insert(Int32(lastSource - source))
      }
    }
    for (derivation, factor) in combination { take(derivation, factor) }
    queue.view.drain { slot, _ in
      guard let (variable, sum) = open.removeValue(forKey: lastSource - slot) else { return }
      if sum.result != 0 { take(derivations[Int(variable)], sum.result) }
    }
    return found.mapValues(\.result).filter { $0.value != 0 }
  }

  /// Reduces an equation, and uses it to define its newest variable whose coefficient is large enough for a pivot.
  ///
  /// - Returns: the defined variable; or, if no variable is left in the equation, `nil`, the remaining constant and the
  ///   largest absolute value from which it was computed (its scale).
  mutating func define(
    _ row: LinearRow, source: Int32
  ) -> (variable: Int32?, rest: Double, scale: Double, derivation: Derivation) {
    var (reduced, derivation, scale) = reduce(row, source: source, before: source)
    let least = RowReduction.smallestPivot * (reduced.coefficients.map(abs).max() ?? 0)
    guard let index = reduced.coefficients.lastIndex(where: { abs($0) >= least }) else {
      return (nil, reduced.constant, scale, derivation)
    }
    let variable = reduced.variables.remove(at: index)
    let pivot = reduced.coefficients.remove(at: index)
    for i in reduced.coefficients.indices { reduced.coefficients[i] /= pivot }
    reduced.constant /= pivot
    store(reduced, ofVariable: variable, pivot: pivot, derivation)
    lastSource = max(lastSource, Int(source))
    return (variable, 0, scale, derivation)
  }

  /// Stores the definition of a variable, in the place of its earlier definition if there is room for it.
  private mutating func store(_ row: LinearRow, ofVariable variable: Int32, pivot: Double, _ derivation: Derivation) {
    var definition = definitions[variable]
    let count = Int32(row.variables.count)
    if count > definition.capacity {
      definition.start = Int32(variables.count)
      // At least twice as much, so that the places that are given up take no more room than the others.
      definition.capacity = max(count, 2 * definition.capacity)
      variables.resize(variables.count + Int(definition.capacity), repeating: 0)
      coefficients.resize(coefficients.count + Int(definition.capacity), repeating: 0)
    }
    for i in 0..<count {
      variables[definition.start + i] = row.variables[Int(i)]
      coefficients[definition.start + i] = row.coefficients[Int(i)]
    }
    definition.count = count
    definition.source = derivation.source
    definition.pivot = pivot
    definition.constant = row.constant
    definitions[variable] = definition
    derivations[Int(variable)] = derivation
  }

  /// Drops the definition of a variable if the given source constraint defined the variable.
  mutating func withdraw(_ variable: Int32, source: Int32) {
    if definitions[variable].source == source { definitions[variable].source = -1 }
  }

  /// Substitutes the definitions of all defined variables in a row.
  ///
  /// - Parameter limit: only definitions by source constraints with a smaller number than this are substituted.
  /// - Returns: the reduced row, its derivation, and the largest absolute value that occurred in its constant.
  mutating func reduce(
    _ row: LinearRow, source: Int32, before limit: Int32 = .max
  ) -> (LinearRow, Derivation, scale: Double) {
    touchedVariables.removeAll()
    unknown.removeAll()
    var constant = row.constant
    var scale = max(1, abs(constant))
    var magnitude = 0.0
    var derivation = Derivation(source: source, steps: [])
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      touch(variable)
      sums[variable] = coefficient
      magnitude = max(magnitude, abs(coefficient))
    }
    while let variable = queue.removeLargest() {
      let definition = definitions[variable]
      guard definition.source >= 0, definition.source < limit else {
        // `isQueued` stays true, so that the variable is not queued twice: the definition of an older variable may
        // still add to its coefficient.
        unknown.append(variable)
        continue
      }
      let coefficient = sums[variable]
      sums[variable] = 0
      isQueued[variable] = false
      guard abs(coefficient) > 1e-12 * magnitude else { continue }
      derivation.steps.append((variable, -coefficient / definition.pivot))
      constant -= coefficient * definition.constant
      scale = max(scale, abs(coefficient * definition.constant))
      for i in definition.start..<definition.start + definition.count {
        let (other, term) = (variables[i], coefficient * coefficients[i])
        sums[other] -= term
        magnitude = max(magnitude, abs(term))
        if !isQueued[other] { touch(other) }
      }
    }
    return (takeRow(constant: constant, magnitude: magnitude), derivation, scale)
  }

  @inline(__always)
  private mutating func touch(_ variable: Int32) {
    isQueued[variable] = true
    touchedVariables.append(variable)
    queue.insert(variable)
  }

  /// Moves the coefficients of the unknown variables, which have no definition, to a new row. Coefficients that are only
  /// rounding error of the substitutions are dropped.
  private mutating func takeRow(constant: Double, magnitude: Double) -> LinearRow {
    var row = LinearRow()
    row.constant = constant
    row.variables.reserveCapacity(unknown.count)
    var isAscending = true
    // The unknown variables are mostly in descending order.
    for i in stride(from: unknown.count - 1, through: 0, by: -1) {
      let variable = unknown[i]
      isQueued[variable] = false
      if abs(sums[variable]) > 1e-12 * magnitude {
        if let last = row.variables.last, last > variable { isAscending = false }
        row.variables.append(variable)
      } else {
        sums[variable] = 0
      }
    }
    if !isAscending { row.variables.sort() }
    row.coefficients = row.variables.map { sums[$0] }
    for variable in row.variables { sums[variable] = 0 }
    return row
  }
}
