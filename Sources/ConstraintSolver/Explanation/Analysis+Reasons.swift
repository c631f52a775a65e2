extension Analysis {
  /// For each of the given broken optional constraints, an array of this constraint and the constraints that prevent it
  /// from being satisfied.
  func proofs(of ids: [ConstraintID]) -> [[ConstraintID]] {
    let system = reduce()
    let rows = system.rows
    let components = Self.components(rows, variableCount: variableCount)
    var rowOfConstraint: [Int32: (component: Int, row: Int)] = [:]
    for (c, component) in components.enumerated() {
      for (i, index) in component.rows.enumerated() { rowOfConstraint[sources[rows[index].source].id] = (c, i) }
    }
    var settled: [Int32: Elimination.Derivation] = [:]
    for (source, _, derivation) in system.settled { settled[sources[source].id] = derivation }
    var largeProofs: [Int: LargeProof] = [:]
    let budget = Self.reductionBudget / max(1, ids.count)
    return ids.map { id in
      if let found = rowOfConstraint[id.index] {
        let component = components[found.component]
        if isLarge(component) {
          return reason(
            of: found.row, component,
            &largeProofs[found.component, default: LargeProof(component, self, rows)], system, budget)
        }
        return named(Array(reason(of: found.row, component, system, budget)))
      }
      return settled[id.index].map { named(system.elimination.sources(of: [($0, 1)])) } ?? []
    }
  }

  /// The constraints that prevent a row of a large component from being satisfied. The set is irreducible if the part
  /// of the ``LargeProof`` that contains the row is small enough for a dense tableau.
  private func reason(
    of i: Int, _ component: Component, _ proof: inout LargeProof, _ system: borrowing ReducedSystem, _ budget: Int
  ) -> [ConstraintID] {
    let level = sources[system.rows[component.rows[i]].source].level
    let part = proof.part(of: i, ofLevel: level)
    let key = LargeProof.PartKey(level: level, firstRow: part[0])
    if let known = proof.constraints[key] { return known }
    let rows = part.map { component.rows[$0] }
    let used = Set(rows.flatMap { system.rows[$0].row.variables })
    let small = Component(parameters: component.parameters.filter(used.contains), rows: rows)
    if !isLarge(small), let own = part.firstIndex(of: i) {
      let reason = reason(of: own, small, system, budget)
      if !reason.isEmpty { return named(Array(reason)) }
    }
    let sources = proof.combinations(of: Set(part), from: level).map { system.elimination.sources(of: $0) }
    let constraints = named(Array(Set(sources.joined())))
    if isLarge(small) { proof.constraints[key] = constraints }
    return constraints
  }

  /// The number of arithmetic operations that one call of ``proofs(of:)`` may spend on reducing all its reasons to
  /// irreducible sets. Finding the first proof of each reason is not counted.
  private static let reductionBudget = 500_000_000

  /// The source constraints that prevent row `i` of a component from being satisfied. The set is irreducible unless
  /// reducing it takes more operations than the budget allows.
  private func reason(of i: Int, _ component: Component, _ system: borrowing ReducedSystem, _ budget: Int) -> Set<Int> {
    let own = component.rows[i]
    let level = sources[system.rows[own].source].level
    func rows(from last: Double) -> [Int] {
      component.rows.filter { $0 != own && sources[system.rows[$0].source].level >= last }
    }
    var found: Proof?
    var budget = budget
    func isBroken(by rows: [Int]) -> Bool {
      // A proof takes about as many pivots as there are parameters, and each pivot updates the whole tableau.
      budget -= component.parameters.count * component.parameters.count * rows.count
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
    // A deletion filter: leave out groups of rows, the least important first, in ever smaller groups (as delta
    // debugging does: Zeller and Hildebrandt 2002, doi:10.1109/32.988498). When no single row can be left out any more,
    // the set is irreducible.
    var size = max(1, kept.count / 2)
    while true {
      var end = kept.count
      while end > 0 && budget > 0 {
        let start = max(0, end - size)
        // A proof that does not use the group remains valid without it.
        let isUsed = kept[start..<end].contains { found?.rows.contains(system.rows[$0].source) ?? true }
        let rest = Array(kept[..<start] + kept[end...])
        if !isUsed || isBroken(by: rest) { kept = rest }
        end = start
      }
      if size == 1 || budget <= 0 { break }
      size /= 2
    }
    return proof(of: own, by: kept, component.parameters, system)?.sources ?? []
  }

  /// A proof that a row cannot be satisfied: the rows whose combination contradicts it.
  private struct Proof {
    /// The indices of the source constraints whose reduced rows the proof uses.
    var rows: Set<Int> = []
    /// The indices of all source constraints from which the used rows are derived, including eliminated equations.
    var sources: Set<Int> = []

    mutating func add(_ combination: [(Elimination.Derivation, Double)], _ elimination: borrowing Elimination) {
      rows.formUnion(combination.map { Int($0.0.source) })
      sources.formUnion(elimination.sources(of: combination))
    }
  }

  /// A proof that the rows `others` prevent the row `own` from being satisfied; `nil` if `own` can hold together with
  /// their optimum.
  private func proof(
    of own: Int, by others: [Int], _ parameters: [Int32], _ system: borrowing ReducedSystem
  ) -> Proof? {
    // Parameters that occur in none of these rows would only make the tableau larger.
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
  ///
  /// - Parameter undecided: the variables that the constraints do not determine. The tie-breaking rule of ``Solver``
  ///   (nearest to zero) gives them their values, so they are explained at that solution: the inequalities that are
  ///   active there may be inactive at other optimal solutions.
  func decidingConstraints(of variables: [Int32], undecided: Set<Int32>) -> [[ConstraintID]] {
    var system = reduce()
    let components = Self.components(system.rows, variableCount: variableCount)
    var componentOfParameter: [Int32: Int] = [:]
    for (c, component) in components.enumerated() {
      for parameter in component.parameters { componentOfParameter[parameter] = c }
    }
    // Two slots per component: the simplexes at the optimum, followed by those after `settle()` has fixed the free
    // parameters.
    let simplexes = OwnedSlots<LevelSimplex>(count: 2 * components.count)
    let largeSimplexes = OwnedSlots<SparseSimplex>(count: components.count)
    return variables.map { variable in
      let isUndecided = undecided.contains(variable)
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
        let component = components[c]
        if isLarge(component) {
          let simplex = largeSimplexes[c] ?? largeSimplexes.fill(c, with: solveLarge(component, system.rows))
          combination += Self.combination(of: terms, component, system.rows) { simplex.pointee.support(of: $0) }
        } else {
          let slot = isUndecided ? components.count + c : c
          let simplex = simplexes[slot] ?? simplexes.fill(slot, with: solve(component, system.rows))
          if isUndecided { simplex.pointee.settle() }
          combination += Self.combination(of: terms, component, system.rows) { simplex.pointee.support(of: $0) }
        }
      }
      return named(system.elimination.sources(of: combination).filter { $0 >= 0 })
    }
  }

  /// The rows of a solved component, with factors, whose linear combination equals the given sum of its parameters.
  ///
  /// - Parameter support: returns the activities at their breakpoints, with factors, whose linear combination equals a
  ///   given parameter.
  private static func combination(
    of terms: [(parameter: Int32, coefficient: Double)], _ component: Component, _ rows: [ReducedRow],
    support: (_ parameter: Int) -> [(activity: Int, factor: Double)]
  ) -> [(Elimination.Derivation, Double)] {
    let n = component.parameters.count
    var factors: [Int: Double] = [:]
    for (parameter, coefficient) in terms {
      guard let p = component.parameters.firstIndex(of: parameter) else { continue }
      // A parameter that is nonbasic at its own breakpoint (zero) is its own support, so no constraint determines it.
      for (activity, factor) in support(p) { factors[activity, default: 0] += coefficient * factor }
    }
    return factors.sorted { $0.key < $1.key }.compactMap { activity, factor in
      abs(factor) > Tolerance.pivot && activity >= n ? (rows[component.rows[activity - n]].derivation, -factor) : nil
    }
  }

  private func named(_ sources: [Int]) -> [ConstraintID] {
    sources.map(id(of:)).sorted()
  }
}
