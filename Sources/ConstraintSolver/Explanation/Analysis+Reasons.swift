extension Analysis {
  /// For each broken optional constraint, the constraints that prevent it.
  func reasons(of ids: [ConstraintID]) -> [[ConstraintID]] {
    let system = reduce()
    let components = Self.components(system.rows, variableCount: variableCount)
    var places: [Int32: (component: Int, row: Int)] = [:]
    for (c, component) in components.enumerated() {
      for (i, index) in component.rows.enumerated() { places[sources[system.rows[index].source].id] = (c, i) }
    }
    var settled: [Int32: Elimination.Derivation] = [:]
    for (source, _, derivation) in system.settled { settled[sources[source].id] = derivation }
    return ids.map { id in
      var members: Set<Int> = []
      if let place = places[id.index] {
        members = reason(of: place.row, components[place.component], system)
      } else if let derivation = settled[id.index] {
        members = Set(system.elimination.sources(of: [(derivation, 1)]))
      }
      return named(Array(members)).filter { $0 != id }
    }
  }

  /// The sources of an irreducible set of rows that break a row of their component.
  private func reason(of i: Int, _ component: Component, _ system: ReducedSystem) -> Set<Int> {
    let own = component.rows[i]
    let level = sources[system.rows[own].source].level
    func rows(from last: Double) -> [Int] {
      component.rows.filter { $0 != own && sources[system.rows[$0].source].level >= last }
    }
    var found: Proof?
    func isBroken(by rows: [Int]) -> Bool {
      guard let proof = proof(of: own, by: rows, component.parameters, system) else { return false }
      found = proof
      return true
    }
    // Often the more important rows are enough; if not, rows of the same level outvote the constraint.
    var kept = rows(from: level.nextUp)
    if !isBroken(by: kept) {
      kept = rows(from: level)
      guard isBroken(by: kept) else { return [] }
    }
    // Leave out the least important rows first, in ever smaller groups.
    var size = max(1, kept.count / 2)
    while true {
      var end = kept.count
      while end > 0 {
        let start = max(0, end - size)
        // A proof that does not use the group is valid without it.
        let isUsed = kept[start..<end].contains { found?.rows.contains(system.rows[$0].source) ?? true }
        let rest = Array(kept[..<start] + kept[end...])
        if !isUsed || isBroken(by: rest) { kept = rest }
        end = start
      }
      if size == 1 { break }
      size /= 2
    }
    return proof(of: own, by: kept, component.parameters, system)?.sources ?? []
  }

  /// A proof that a row is broken.
  private struct Proof {
    /// The reduced rows that it uses, by their source.
    var rows: Set<Int> = []
    /// The sources from which those are derived.
    var sources: Set<Int> = []

    mutating func add(_ combination: [(Elimination.Derivation, Double)], _ elimination: Elimination) {
      rows.formUnion(combination.map { Int($0.0.source) })
      sources.formUnion(elimination.sources(of: combination))
    }
  }

  /// A proof that the given rows break a row; `nil` if it can hold.
  private func proof(of own: Int, by others: [Int], _ parameters: [Int32], _ system: ReducedSystem) -> Proof? {
    // Parameters that no row has would only make the tableau larger.
    let used = Set((others + [own]).flatMap { system.rows[$0].row.variables })
    let parameters = parameters.filter(used.contains)
    let component = Component(parameters: parameters, rows: others + [own])
    let simplex = Self.simplex(component, system.rows)
    let n = simplex.parameterCount
    optimise(simplex, Component(parameters: parameters, rows: others), system.rows)
    guard !simplex.require(n + others.count, sources[system.rows[own].source].relation) else { return nil }
    var proof = Proof()
    let support = simplex.support(of: n + others.count).filter { $0.activity >= n }.map {
      (system.rows[component.rows[$0.activity - n]].derivation, -$0.factor)
    }
    proof.add([(system.rows[own].derivation, 1)] + support, system.elimination)
    for level in Set(others.map { sources[system.rows[$0].source].level }) where level < .infinity {
      proof.add(combination(simplex, component, system.rows, level: level, of: others.count), system.elimination)
    }
    return proof
  }

  /// For each variable, the constraints whose linear combination gives its value.
  func decidingConstraints(of variables: [Int32]) -> [[ConstraintID]] {
    var system = reduce()
    let components = Self.components(system.rows, variableCount: variableCount)
    var componentOfParameter: [Int32: Int] = [:]
    for (c, component) in components.enumerated() {
      for parameter in component.parameters { componentOfParameter[parameter] = c }
    }
    let simplexes = OwnedSlots<LevelSimplex>(count: components.count)
    return variables.map { variable in
      var unit = LinearRow()
      unit.variables = [variable]
      unit.coefficients = [1]
      let (row, derivation, _) = system.elimination.reduce(unit, source: -1)
      var combination = [(derivation, 1.0)]
      var parameters: [Int: [(parameter: Int32, coefficient: Double)]] = [:]
      for (parameter, coefficient) in zip(row.variables, row.coefficients) {
        if let c = componentOfParameter[parameter] { parameters[c, default: []].append((parameter, coefficient)) }
      }
      for (c, terms) in parameters.sorted(by: { $0.key < $1.key }) {
        let simplex = simplexes[c] ?? simplexes.fill(c, with: solve(components[c], system.rows))
        combination += Self.combination(of: terms, in: simplex.pointee, components[c], system.rows)
      }
      return named(system.elimination.sources(of: combination).filter { $0 >= 0 })
    }
  }

  /// The rows of a solved component, with factors, whose combination is a sum of its parameters.
  private static func combination(
    of terms: [(parameter: Int32, coefficient: Double)], in simplex: borrowing LevelSimplex, _ component: Component,
    _ rows: [ReducedRow]
  ) -> [(Elimination.Derivation, Double)] {
    let n = simplex.parameterCount
    var factors: [Int: Double] = [:]
    for (parameter, coefficient) in terms {
      guard let p = component.parameters.firstIndex(of: parameter) else { continue }
      // A nonbasic parameter has no tableau row: no constraint gives it.
      for (activity, factor) in simplex.support(of: p) { factors[activity, default: 0] += coefficient * factor }
    }
    return factors.sorted { $0.key < $1.key }.compactMap { activity, factor in
      abs(factor) > Tolerance.pivot && activity >= n ? (rows[component.rows[activity - n]].derivation, -factor) : nil
    }
  }

  private func named(_ places: [Int]) -> [ConstraintID] {
    places.map(id(of:)).sorted()
  }
}
