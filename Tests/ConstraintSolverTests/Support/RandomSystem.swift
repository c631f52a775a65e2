import ConstraintSolver
import TestSupport

extension ConstraintSystem {
  /// A small system with everything that makes solving hard: ties, redundancy, conflicts, degenerate corners, ratios
  /// between axes, and sometimes extreme coefficients.
  static func random(seed: UInt64, scaling: RandomScaling? = nil) -> ConstraintSystem {
    var generator = SeededGenerator(seed: seed)
    var system = ConstraintSystem()
    let count = 1 + generator.below(scaling == nil && generator.happens(0.1) ? 30 : 10)
    for i in 0..<count { _ = system.variable("x\(i)") }
    let levels: [Double] = [999.5, 751, 750, 251, 250.5, 250, 50, 1]
    let scaling = scaling ?? (generator.happens(0.1) ? .extreme : .usual)
    let lines = 1 + generator.below(3 * count + 2)
    for _ in 0..<lines {
      if generator.happens(0.08), let copy = system.constraints.randomElement(using: &generator) {
        system.constraints.append(copy)
        continue
      }
      system.constraints.append(.random(count, levels, scaling, &generator))
    }
    if generator.happens(0.3) {
      let value = Double(generator.below(200))
      system.edit("x\(generator.below(count))", from: value, to: value + 100)
    }
    return system
  }
}

extension ConstraintSystem.Line {
  /// One random constraint over some of the variables.
  static func random(
    _ variableCount: Int, _ levels: [Double], _ scaling: RandomScaling, _ generator: inout SeededGenerator
  ) -> Self {
    let termCount = min(variableCount, [1, 1, 2, 2, 2, 3, 3, 4][generator.below(8)])
    let places = Array(0..<variableCount).shuffled(using: &generator).prefix(termCount)
    let terms = places.map { ConstraintSystem.NamedTerm(scaling.coefficient(&generator), $0) }
    let isRequired = generator.happens(0.35)
    let relation: Relation =
      isRequired
      ? [.equal, .lessThanOrEqual, .greaterThanOrEqual][generator.below(3)]
      : [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][generator.below(4)]
    let constant = Double(generator.below(21) * 10 - 50)
    return .init(
      isRequired ? .required : Priority(levels[generator.below(levels.count)]), relation, constant, terms)
  }
}

/// How far the coefficients of a random system lie apart.
enum RandomScaling {
  /// As in layouts.
  case usual
  /// From 0.1 to 20.
  case extreme
  /// From 0.01 to 250, all mixed.
  case bad

  func coefficient(_ generator: inout SeededGenerator) -> Double {
    let factors: [Double] =
      switch self {
      case .usual: [1, 1, 1, -1, -1, -1, 0.5, -2, 1.5, -0.75]
      case .extreme: [1, -1, 0.1, 10, -20, 0.5]
      case .bad: [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 7, 10, 40, 100, 250]
      }
    let factor = factors[generator.below(factors.count)]
    return self == .bad && generator.happens(0.5) ? -factor : factor
  }
}
