/// A proof that a solution is optimal on every priority level: dual multipliers per level, which can be checked without
/// the solver.
///
/// For each level, `Σ multiplier × left side` over all constraints is identically zero. The violation of a constraint
/// is piecewise linear in its left side: its slope is −1 or 0 below the constant, and 0 or 1 above it. On the
/// constraint's own level, its multiplier lies between these two slopes. If the left side differs from the constant,
/// the multiplier equals the slope on that side. If the multiplier equals one slope, the multipliers of later levels
/// point towards the opposite slope. Then the sum of all levels, each weighted far above the next, has a minimum at
/// the solution.
struct Certificate {
  struct Level {
    var priority: Double
    var multipliers: [ConstraintID: Double]
  }

  /// The multipliers of each priority level, highest priority first.
  var levels: [Level] = []
}

extension Analysis {
  /// Solves the system and returns the certificate of its optimum. Relaxed constraints are left out.
  func certificate() -> Certificate {
    var combinations: [Double: [(Elimination.Derivation, Double)]] = [:]
    let system = reduce()
    for (source, rest, derivation) in system.settled where sources[source].level < .infinity {
      let slope = Self.slope(sources[source].relation, isAbove: rest < 0, isOff: rest != 0)
      if slope != 0 { combinations[sources[source].level, default: []].append((derivation, slope)) }
    }
    for component in Self.components(system.rows, variableCount: variableCount) {
      if isLarge(component) {
        let simplex = solveLarge(component, system.rows)
        for level in simplex.priorities where level < .infinity {
          combinations[level, default: []] += simplex.multipliers(ofLevel: level).map {
            (system.rows[component.rows[$0.row]].derivation, $0.factor)
          }
        }
        continue
      }
      let simplex = solve(component, system.rows)
      for level in Set(component.rows.map { sources[system.rows[$0].source].level }) where level < .infinity {
        combinations[level, default: []] += combination(simplex, component, system.rows, level: level)
      }
    }
    var certificate = Certificate()
    let priorities = Set(sources.map(\.level)).filter { $0 < .infinity }
    for level in priorities.sorted(by: >) {
      var multipliers: [ConstraintID: Double] = [:]
      for (source, factor) in system.elimination.multipliers(of: combinations[level] ?? []) {
        multipliers[id(of: Int(source))] = factor
      }
      certificate.levels.append(Certificate.Level(priority: level, multipliers: multipliers))
    }
    return certificate
  }

  /// The rows of a solved component, with their dual multipliers, that prove one of its priority levels optimal.
  ///
  /// - Parameter rowCount: the number of rows, counted from the component's first, whose violations count.
  func combination(
    _ simplex: borrowing LevelSimplex, _ component: Component, _ rows: [ReducedRow], level: Double,
    of rowCount: Int = .max
  ) -> [(Elimination.Derivation, Double)] {
    let n = simplex.parameterCount
    var combination: [(Elimination.Derivation, Double)] = []
    var reducedCost = Array(repeating: 0.0, count: n)
    var size = reducedCost
    for i in 0..<simplex.rowCount where Int(simplex.basis[i]) >= n {
      let k = Int(simplex.basis[i])
      let row = rows[component.rows[k - n]]
      guard k - n < rowCount, sources[row.source].level == level else { continue }
      let isBounded = !(simplex.mayRise[k] && simplex.mayFall[k])
      let isAbove = isBounded ? simplex.isAbove[k] : simplex.value[k] > simplex.breakpoint[k]
      let slope = Self.slope(sources[row.source].relation, isAbove: isAbove, isOff: true)
      guard slope != 0 else { continue }
      combination.append((row.derivation, slope))
      for j in 0..<n {
        let product = slope * simplex.factor(row: i, column: j)
        reducedCost[j] += product
        size[j] = max(size[j], abs(product))
      }
    }
    for j in 0..<n where Int(simplex.nonbasis[j]) >= n && abs(reducedCost[j]) > Tolerance.cancellation * size[j] {
      combination.append((rows[component.rows[Int(simplex.nonbasis[j]) - n]].derivation, -reducedCost[j]))
    }
    return combination
  }

  private static func slope(_ relation: Relation.Code, isAbove: Bool, isOff: Bool) -> Double {
    if !isOff { return 0 }
    if isAbove { return relation == .greater ? 0 : 1 }
    return relation == .less ? 0 : -1
  }
}
