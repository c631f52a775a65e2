/// Eliminates required equations by substitution, and records from which constraints each row is derived.
///
/// This is the same Gaussian elimination as in ``RowReduction``, but in canonical order: equations are eliminated in
/// the order of their source constraints (``Analysis/sources``), and each defines its newest variable by older ones.
///
/// Invariant: a definition is derived only from definitions by earlier source constraints.
struct Elimination {
  /// How a row was derived: a source constraint plus, for each step, `factor ×` the equation that defines the step's
  /// variable.
  struct Derivation {
    var source: Int32
    var steps: [(variable: Int32, factor: Double)]
  }

  /// The definition of an eliminated variable: `variable = row.constant − Σ row`, where `row` has been divided by the
  /// pivot. The derivation describes the equation before this division.
  struct Definition {
    var row: LinearRow
    var pivot: Double
    var derivation: Derivation
  }

  private(set) var definitions: [Definition?]
  /// The variables that occurred while the last row was reduced. The row has to be reduced again when one of them gets,
  /// loses or changes its definition. Some are listed twice.
  private(set) var touched: [Int32] = []
  /// The largest number of a source constraint that has defined a variable so far.
  private var lastSource = 0
  private var scratch: [Double]
  private var isQueued: [Bool]

  init(variableCount: Int) {
    definitions = Array(repeating: nil, count: variableCount)
    scratch = Array(repeating: 0, count: variableCount)
    isQueued = Array(repeating: false, count: variableCount)
  }

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
        guard let definition = definitions[Int(step.variable)] else { continue }
        let source = Int(definition.derivation.source)
        open[source, default: (step.variable, Sum())].factor.add(factor * step.factor)
        queue.insert(Int32(lastSource - source))
      }
    }
    for (derivation, factor) in combination { take(derivation, factor) }
    queue.view.drain { slot, _ in
      guard let (variable, sum) = open.removeValue(forKey: lastSource - slot) else { return }
      if sum.result != 0, let definition = definitions[Int(variable)] { take(definition.derivation, sum.result) }
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
    definitions[Int(variable)] = Definition(row: reduced, pivot: pivot, derivation: derivation)
    lastSource = max(lastSource, Int(source))
    return (variable, 0, scale, derivation)
  }

  /// Drops the definition of a variable if the given source constraint defined the variable.
  mutating func withdraw(_ variable: Int32, source: Int32) {
    if definitions[Int(variable)]?.derivation.source == source { definitions[Int(variable)] = nil }
  }

  /// Substitutes the definitions of all defined variables in a row.
  ///
  /// - Parameter limit: only definitions by source constraints with a smaller number than this are substituted.
  /// - Returns: the reduced row, its derivation, and the largest absolute value that occurred in its constant.
  mutating func reduce(
    _ row: LinearRow, source: Int32, before limit: Int32 = .max
  ) -> (LinearRow, Derivation, scale: Double) {
    var queue = row.variables
    touched = row.variables
    var constant = row.constant
    var scale = max(1, abs(constant))
    var magnitude = 0.0
    var derivation = Derivation(source: source, steps: [])
    var unknown: [Int32] = []
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      scratch[Int(variable)] = coefficient
      isQueued[Int(variable)] = true
      magnitude = max(magnitude, abs(coefficient))
    }
    while let variable = queue.popLast() {
      guard let definition = definitions[Int(variable)], definition.derivation.source < limit else {
        // `isQueued` stays true, so that the variable is not queued twice: the definition of an older variable may
        // still add to its coefficient.
        unknown.append(variable)
        continue
      }
      let coefficient = scratch[Int(variable)]
      scratch[Int(variable)] = 0
      isQueued[Int(variable)] = false
      guard abs(coefficient) > 1e-12 * magnitude else { continue }
      derivation.steps.append((variable, -coefficient / definition.pivot))
      constant -= coefficient * definition.row.constant
      scale = max(scale, abs(coefficient * definition.row.constant))
      for (other, factor) in zip(definition.row.variables, definition.row.coefficients) {
        scratch[Int(other)] -= coefficient * factor
        magnitude = max(magnitude, abs(coefficient * factor))
        if !isQueued[Int(other)] {
          isQueued[Int(other)] = true
          touched.append(other)
          queue.insert(other, at: queue.firstIndex { $0 > other } ?? queue.endIndex)
        }
      }
    }
    return (takeRow(of: unknown, constant: constant, magnitude: magnitude), derivation, scale)
  }

  /// Moves the coefficients of the given variables, which have no definition, from `scratch` to a new row. Coefficients
  /// that are only rounding error of the substitutions are dropped.
  private mutating func takeRow(of unknown: [Int32], constant: Double, magnitude: Double) -> LinearRow {
    for variable in unknown { isQueued[Int(variable)] = false }
    var row = LinearRow()
    row.variables = unknown.filter { abs(scratch[Int($0)]) > 1e-12 * magnitude }.sorted()
    row.coefficients = row.variables.map { scratch[Int($0)] }
    row.constant = constant
    for variable in unknown { scratch[Int(variable)] = 0 }
    return row
  }
}
