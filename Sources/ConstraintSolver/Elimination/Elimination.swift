/// Removes required equations by substitution: each one defines its newest variable by older ones.
///
/// Definitions refer only to older variables, so creation order is a topological order, and the variables without a
/// definition (the parameters) do not depend on the order of the equations.
struct Elimination {
  /// A reduced equation `variable = Σ row + row.constant`, and the substitutions that led from its source to it.
  struct Definition {
    var row: LinearRow
    var derivation: Derivation
  }

  /// A source row plus `factor ×` the defining rows of other variables.
  struct Derivation {
    var source: Int32
    var steps: [(variable: Int32, factor: Double)]
  }

  private(set) var definitions: [Definition?]
  private var scratch: [Double]
  private var queued: [Bool]

  init(variableCount: Int) {
    definitions = Array(repeating: nil, count: variableCount)
    scratch = Array(repeating: 0, count: variableCount)
    queued = Array(repeating: false, count: variableCount)
  }

  /// The sources, each with a multiplier, whose combination the multiplied rows are.
  func sources(of combination: [(Derivation, Double)], order: [Int32]) -> [Int32] {
    var multipliers: [Int32: Double] = [:]
    var found: [Int32: Double] = [:]
    for (derivation, factor) in combination {
      found[derivation.source, default: 0] += factor
      for step in derivation.steps { multipliers[step.variable, default: 0] += factor * step.factor }
    }
    for variable in order.reversed() {
      guard let factor = multipliers[variable], abs(factor) > 1e-9, let definition = definitions[Int(variable)] else {
        continue
      }
      found[definition.derivation.source, default: 0] += factor
      for step in definition.derivation.steps { multipliers[step.variable, default: 0] += factor * step.factor }
    }
    return found.filter { abs($0.value) > 1e-9 }.keys.sorted()
  }

  /// Makes the equation the definition of its newest variable.
  ///
  /// - Returns: the variable; or, where nothing but a number is left of the equation, that number.
  mutating func define(_ row: LinearRow, source: Int32) -> (variable: Int32?, rest: Double, derivation: Derivation) {
    var (reduced, derivation, scale) = reduce(row, source: source, all: false)
    guard let variable = reduced.variables.popLast(), let pivot = reduced.coefficients.popLast() else {
      return (nil, abs(reduced.constant) <= 1e-9 * scale ? 0 : reduced.constant, derivation)
    }
    for i in reduced.coefficients.indices { reduced.coefficients[i] /= -pivot }
    reduced.constant /= pivot
    // The defining row is divided by its pivot; its derivation is kept undivided and steps divide instead.
    definitions[Int(variable)] = Definition(row: reduced, derivation: derivation)
    pivots[variable] = pivot
    return (variable, 0, derivation)
  }

  private var pivots: [Int32: Double] = [:]

  /// Replaces defined variables: the newest as long as it is defined, or all of them.
  mutating func reduce(_ row: LinearRow, source: Int32, all: Bool) -> (LinearRow, Derivation, scale: Double) {
    var queue: [Int32] = row.variables
    var constant = row.constant
    var scale = max(1, abs(constant))
    var derivation = Derivation(source: source, steps: [])
    var result = LinearRow()
    for (variable, coefficient) in zip(row.variables, row.coefficients) {
      scratch[Int(variable)] = coefficient
      queued[Int(variable)] = true
    }
    var magnitude = row.coefficients.reduce(0) { max($0, abs($1)) }
    while let variable = queue.popLast() {
      let coefficient = scratch[Int(variable)]
      scratch[Int(variable)] = 0
      queued[Int(variable)] = false
      guard abs(coefficient) > 1e-11 * magnitude else { continue }
      guard let definition = definitions[Int(variable)], all || result.variables.isEmpty else {
        result.variables.append(variable)
        result.coefficients.append(coefficient)
        continue
      }
      derivation.steps.append((variable, -coefficient / (pivots[variable] ?? 1)))
      constant -= coefficient * definition.row.constant
      scale = max(scale, abs(coefficient * definition.row.constant))
      for (other, factor) in zip(definition.row.variables, definition.row.coefficients) {
        scratch[Int(other)] += coefficient * factor
        magnitude = max(magnitude, abs(coefficient * factor))
        if !queued[Int(other)] {
          queued[Int(other)] = true
          let place = queue.firstIndex { $0 > other } ?? queue.endIndex
          queue.insert(other, at: place)
        }
      }
    }
    result.variables.reverse()
    result.coefficients.reverse()
    result.constant = constant
    return (result, derivation, scale)
  }
}
