/// Solves a whole set of constraints from nothing.
struct DirectSystem {
  private let constraints: [(id: ConstraintID, constraint: Constraint)]
  private let rows: [LinearRow]
  private let variableCount: Int
  private(set) var values: [Double]
  private(set) var conflicts: [Conflict] = []
  private(set) var free: [Int32] = []
  private var setAside: Set<Int> = []

  /// Constraints are brought into an order that depends on their content only.
  init(constraints: [(ConstraintID, Constraint)], variableCount: Int) {
    let keyed = constraints.map { Keyed(id: $0, constraint: $1, row: LinearRow($1)) }.sorted { Self.precedes($0, $1) }
    self.constraints = keyed.map { ($0.id, $0.constraint) }
    rows = keyed.map(\.row)
    self.variableCount = variableCount
    values = Array(repeating: 0, count: variableCount)
  }

  private struct Keyed {
    var id: ConstraintID
    var constraint: Constraint
    var row: LinearRow
  }

  private static func precedes(_ a: Keyed, _ b: Keyed) -> Bool {
    if a.row.variables != b.row.variables {
      return a.row.variables.reversed().lexicographicallyPrecedes(b.row.variables.reversed())
    }
    if a.row.coefficients != b.row.coefficients {
      return a.row.coefficients.lexicographicallyPrecedes(b.row.coefficients)
    }
    if a.constraint.relation != b.constraint.relation {
      return a.constraint.relation.rawValue < b.constraint.relation.rawValue
    }
    if a.row.constant != b.row.constant { return a.row.constant < b.row.constant }
    return a.id < b.id
  }

  mutating func solve() {
    while !attempt() {}
    conflicts.sort { $0.constraints.lexicographicallyPrecedes($1.constraints) }
  }

  /// Solves unless a conflict shows up, which is then noted with the constraint to set aside.
  private mutating func attempt() -> Bool {
    var elimination = Elimination(variableCount: variableCount)
    var order: [Int32] = []
    for i in rows.indices where isRequired(i) && constraints[i].constraint.relation == .equal {
      let result = elimination.define(rows[i], source: Int32(i))
      if let variable = result.variable {
        order.append(variable)
      } else if abs(result.rest) > 1e-7 * max(1, abs(rows[i].constant)) {
        note(elimination.sources(of: [(result.derivation, 1)], order: order))
        return false
      }
    }
    var reduced: [(row: LinearRow, source: Int, derivation: Elimination.Derivation)] = []
    for i in rows.indices where !setAside.contains(i) {
      if isRequired(i) && constraints[i].constraint.relation == .equal { continue }
      let (row, derivation, _) = elimination.reduce(rows[i], source: Int32(i), all: true)
      if row.variables.isEmpty {
        let slack = constraints[i].constraint.relation == .lessThanOrEqual ? row.constant : -row.constant
        if isRequired(i) && slack < -1e-7 * max(1, abs(rows[i].constant)) {
          note(elimination.sources(of: [(derivation, 1)], order: order))
          return false
        }
        continue
      }
      reduced.append((row, i, derivation))
    }
    var isFree = Array(repeating: false, count: variableCount)
    for component in components(reduced.map(\.row), isParameter: { elimination.definitions[$0] == nil }) {
      if let combination = solve(component, reduced, &isFree) {
        note(elimination.sources(of: combination, order: order))
        return false
      }
    }
    for (variable, definition) in elimination.definitions.enumerated() {
      guard let definition else { continue }
      var sum = definition.row.constant
      for (other, factor) in zip(definition.row.variables, definition.row.coefficients) {
        sum += factor * values[Int(other)]
      }
      values[variable] = sum
    }
    free = freeVariables(isFree, elimination)
    return true
  }

  private func isRequired(_ i: Int) -> Bool {
    constraints[i].constraint.priority.isRequired && !setAside.contains(i)
  }

  private mutating func note(_ members: [Int32]) {
    let worst = members.map(Int.init).max {
      constraints[$0].constraint.removalRank < constraints[$1].constraint.removalRank
    }
    guard let first = worst else { return }
    let rank = constraints[first].constraint.removalRank
    let chosen = members.map(Int.init).last { constraints[$0].constraint.removalRank == rank } ?? first
    setAside.insert(chosen)
    conflicts.append(
      Conflict(constraints: members.map { constraints[Int($0)].id }.sorted(), setAside: constraints[chosen].id))
  }

  private struct Component {
    var parameters: [Int32] = []
    var rows: [Int] = []
  }

  private func components(_ rows: [LinearRow], isParameter: (Int) -> Bool) -> [Component] {
    var parent = Array(0..<variableCount)
    func root(_ start: Int) -> Int {
      var v = start
      while parent[v] != v {
        parent[v] = parent[parent[v]]
        v = parent[v]
      }
      return v
    }
    for row in rows {
      for variable in row.variables.dropFirst() {
        let a = root(Int(variable)), b = root(Int(row.variables[0]))
        parent[max(a, b)] = min(a, b)
      }
    }
    var found: [Component] = []
    var place: [Int: Int] = [:]
    for variable in 0..<variableCount where isParameter(variable) {
      let representative = root(variable)
      if place[representative] == nil {
        place[representative] = found.count
        found.append(Component())
      }
      if let p = place[representative] { found[p].parameters.append(Int32(variable)) }
    }
    for (i, row) in rows.enumerated() {
      if let p = place[root(Int(row.variables[0]))] { found[p].rows.append(i) }
    }
    return found
  }

  /// - Returns: the combination of rows that cannot hold, if there is one.
  private mutating func solve(
    _ component: Component, _ reduced: [(row: LinearRow, source: Int, derivation: Elimination.Derivation)],
    _ isFree: inout [Bool]
  ) -> [(Elimination.Derivation, Double)]? {
    let n = component.parameters.count
    var place: [Int32: Int] = [:]
    for (i, parameter) in component.parameters.enumerated() { place[parameter] = i }
    var simplex = LevelSimplex(
      parameterCount: n,
      rows: component.rows.map { index in
        var dense = Array(repeating: 0.0, count: n)
        for (variable, coefficient) in zip(reduced[index].row.variables, reduced[index].row.coefficients) {
          if let p = place[variable] { dense[p] = coefficient }
        }
        return (dense, reduced[index].row.constant)
      })
    var levels: [Priority: [(index: Int, relation: Relation)]] = [:]
    for (i, index) in component.rows.enumerated() {
      let constraint = constraints[reduced[index].source].constraint
      if constraint.priority.isRequired {
        if let combination = simplex.require(n + i, constraint.relation) {
          return combination.map { (reduced[component.rows[$0.index - n]].derivation, $0.multiplier) }
        }
      } else {
        levels[constraint.priority, default: []].append((n + i, constraint.relation))
      }
    }
    for priority in levels.keys.sorted(by: >) {
      simplex.minimise(levels[priority] ?? [])
    }
    var probe = simplex
    for activity in probe.freeActivities() where activity < n {
      isFree[Int(component.parameters[activity])] = true
    }
    simplex.settleParameters()
    for (i, parameter) in component.parameters.enumerated() { values[Int(parameter)] = simplex.value[i] }
    return nil
  }

  /// Parameters that can move, and the variables whose definition they move.
  ///
  /// A definition in which two moving parameters cancel counts as free, too.
  private func freeVariables(_ isFree: [Bool], _ elimination: Elimination) -> [Int32] {
    var isFree = isFree
    for (variable, definition) in elimination.definitions.enumerated() {
      if let definition, definition.row.variables.contains(where: { isFree[Int($0)] }) { isFree[variable] = true }
    }
    return isFree.indices.filter { isFree[$0] }.map { Int32($0) }
  }
}
