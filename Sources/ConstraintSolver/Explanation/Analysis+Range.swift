extension Analysis {
  /// The least and the greatest value of a variable among the optimal solutions; `nil` if the variable depends on a
  /// component that is too large for a dense simplex.
  func range(of variable: Int32) -> ClosedRange<Double>? {
    var system = reduce()
    var unit = LinearRow()
    unit.variables = [variable]
    unit.coefficients = [1]
    // The variable is a sum of parameters minus the constant that remains after the reduction.
    let (row, derivation, _) = system.elimination.reduce(unit, source: -1)
    var (lower, upper) = (-row.constant, -row.constant)
    var isBounded = Set<Int32>()
    for component in Self.components(system.rows, variableCount: variableCount) {
      let members = Set(component.parameters)
      let indices = row.variables.indices.filter { members.contains(row.variables[$0]) }
      guard !indices.isEmpty else { continue }
      guard !isLarge(component) else { return nil }
      isBounded.formUnion(indices.map { row.variables[$0] })
      var part = LinearRow()
      part.variables = indices.map { row.variables[$0] }
      part.coefficients = indices.map { row.coefficients[$0] }
      let ends = ends(of: ReducedRow(source: 0, row: part, derivation: derivation), component, system.rows)
      lower += ends.lower
      upper += ends.upper
    }
    // The remaining parameters are in no constraint, so they have no bounds.
    if !row.variables.allSatisfy(isBounded.contains) { (lower, upper) = (-.infinity, .infinity) }
    return min(lower, upper)...max(lower, upper)
  }

  /// The least and the greatest value that a row's left side takes on the optimal face of a component (the set of its
  /// optimal solutions).
  private func ends(
    of row: ReducedRow, _ component: Component, _ rows: [ReducedRow]
  ) -> (lower: Double, upper: Double) {
    let simplex = Self.simplex(
      Component(parameters: component.parameters, rows: component.rows + [rows.count]), rows + [row])
    optimise(simplex, component, rows)
    let activity = simplex.parameterCount + component.rows.count
    return (simplex.end(of: activity, isRising: false), simplex.end(of: activity, isRising: true))
  }
}

extension LevelSimplex {
  /// Maximises or minimises an activity (a parameter or a row's left side) over the optimal face.
  ///
  /// - Parameter isRising: true to maximise, false to minimise.
  /// - Returns: the extreme value; +∞ or −∞ if the activity is unbounded on the face.
  fileprivate func end(of activity: Int, isRising: Bool) -> Double {
    slopeBelow[activity] = isRising ? -1 : 1
    slopeAbove[activity] = slopeBelow[activity]
    let ray = minimise()
    clearSlopes()
    return ray == nil ? number(of: activity) : isRising ? .infinity : -.infinity
  }
}
