/// Explains a constraint system: conflicts, reasons of broken constraints, and the constraints that decide a value.
///
/// It eliminates and optimises as ``Solver/solve()`` does, but in a canonical order that depends only on the content of
/// the constraints, and it records the constraints from which each row is derived. It is slower than solving.
///
/// - Method: conflicts are irreducible infeasible sets (Chinneck and Dravnieks 1991,
///   [doi:10.1287/ijoc.3.2.157](https://doi.org/10.1287/ijoc.3.2.157)), read off a row of the tableau that cannot be
///   satisfied; its entries are the multipliers of Farkas' lemma. The same row proves why an optional constraint is
///   broken, and the multipliers of the levels prove the optimum (``Certificate``).
/// - Invariant: `sources` are in canonical order, so a result does not depend on the order of insertion.
/// - Complexity: an elimination of the whole system and a simplex per component; reasons have a budget of operations.
struct Analysis {
  /// One constraint of the system, with its terms in the order of their variables.
  struct Source {
    var record: Int32
    var id: Int32
    var row: LinearRow
    var relation: Relation.Code
    /// The priority; ∞ if the constraint is required.
    var level: Double
    var rank: Int
    var isRelaxed = false
    /// Whether the constraint is required and has not been relaxed because of a conflict.
    var isRequired: Bool { level == .infinity && !isRelaxed }
  }

  let sources: [Source]
  let variableCount: Int
  /// The largest number of tableau entries for which a component is solved with a dense tableau. Larger components are
  /// solved by a ``SparseSimplex``.
  let largestTableau: Int
  private let solver: SolverIdentity

  /// Copies the active and relaxed constraints of a store, in canonical order.
  init(_ store: borrowing ConstraintStore, variableCount: Int, largestTableau: Int) {
    self.variableCount = variableCount
    self.largestTableau = largestTableau
    solver = store.solver
    let store = store.view
    let found: [Source] = (0..<store.count).compactMap { record in
      guard
        store.records[record].state == .active
          || store.records[record].state == .relaxed
      else { return nil }
      return Source(
        record: Int32(record), id: store.records[record].identifier, row: LinearRow(store, record),
        relation: store.records[record].relation,
        level: store.records[record].priority >= 1000 ? .infinity : store.records[record].priority,
        rank: store.records[record].rank, isRelaxed: store.records[record].state == .relaxed)
    }
    // Most constraints differ in their newest variable, so comparing it first is fast.
    let newest = found.map { $0.row.variables.last ?? -1 }
    sources = found.indices.sorted {
      newest[$0] != newest[$1] ? newest[$0] < newest[$1] : Self.precedes(found[$0], found[$1])
    }.map { found[$0] }
  }

  /// The canonical order: by variables, newest first; then by everything else in which two constraints can differ.
  private static func precedes(_ a: Source, _ b: Source) -> Bool {
    if a.row.variables != b.row.variables {
      return a.row.variables.reversed().lexicographicallyPrecedes(b.row.variables.reversed())
    }
    if a.row.coefficients != b.row.coefficients {
      return a.row.coefficients.lexicographicallyPrecedes(b.row.coefficients)
    }
    if a.relation != b.relation { return a.relation.rawValue < b.relation.rawValue }
    if a.row.constant != b.row.constant { return a.row.constant < b.row.constant }
    if a.level != b.level { return a.level > b.level }
    if a.rank != b.rank { return a.rank < b.rank }
    return a.id < b.id
  }

  func id(of source: Int) -> ConstraintID {
    ConstraintID(index: sources[source].id, solver: solver)
  }

  // MARK: Conflicts

  /// Finds the conflicts of required constraints one after the other, and relaxes one member of each.
  func relaxConflicts(_ store: ConstraintStore.View) -> [Conflict] {
    var conflicts: [Conflict] = []
    var search = ConflictSearch(self)
    while let members = search.next() {
      let chosen = choice(of: members)
      search.leaveOut(chosen)
      store.records[sources[chosen].record].state = .relaxed
      conflicts.append(Conflict(constraints: members.map(id(of:)).sorted(), relaxed: id(of: chosen)))
    }
    return conflicts.sorted { $0.constraints.lexicographicallyPrecedes($1.constraints) }
  }

  /// The member of a conflict that is relaxed, by the rule that ``Conflict`` documents.
  private func choice(of members: [Int]) -> Int {
    members.max {
      let (a, b) = (sources[$0], sources[$1])
      if a.rank != b.rank { return a.rank < b.rank }
      let (isA, isB) = (a.relation == .equal, b.relation == .equal)
      if isA != isB { return isB }
      if abs(a.row.constant) != abs(b.row.constant) { return abs(a.row.constant) < abs(b.row.constant) }
      return $0 > $1
    } ?? members[0]
  }

  /// Rows of a component that contradict each other, with the factors (Farkas multipliers) of a linear combination that
  /// no values satisfy; `nil` if all rows can hold together.
  func contradiction(in component: Component, _ reduced: [ReducedRow]) -> [(row: Int, factor: Double)]? {
    let n = component.parameters.count
    func rows(_ own: Int, _ support: [(activity: Int, factor: Double)]) -> [(row: Int, factor: Double)] {
      [(own, 1)] + support.filter { $0.activity >= n }.map { ($0.activity - n, -$0.factor) }
    }
    if isLarge(component) {
      var simplex = sparseSimplex(component, reduced)
      return simplex.solve().map { rows($0 - n, simplex.support(of: $0)) }
    }
    let simplex = Self.simplex(component, reduced)
    for (i, index) in component.rows.enumerated()
    where !simplex.require(n + i, sources[reduced[index].source].relation) {
      return rows(i, simplex.support(of: n + i))
    }
    return nil
  }

  // MARK: Reduction

  /// All constraints except required equations, after elimination: expressed by parameters, the variables that no
  /// required equation defines.
  struct ReducedSystem: ~Copyable {
    var elimination: Elimination
    /// Rows with parameters, in canonical order.
    var rows: [ReducedRow] = []
    /// Constraints in which no parameter is left after the elimination. `rest` is the remaining right side: zero if the
    /// constraint holds as an equation.
    var settled: [(source: Int, rest: Double, derivation: Elimination.Derivation)] = []
  }

  /// Eliminates the required equations. The required constraints must be free of conflicts.
  func reduce() -> ReducedSystem {
    var system = ReducedSystem(elimination: Elimination(variableCount: variableCount))
    for i in sources.indices where sources[i].isRequired && sources[i].relation == .equal {
      _ = system.elimination.define(sources[i].row, source: Int32(i))
    }
    for i in sources.indices where !sources[i].isRelaxed {
      if sources[i].level == .infinity && sources[i].relation == .equal { continue }
      let (row, derivation, scale) = system.elimination.reduce(sources[i].row, source: Int32(i))
      if row.variables.isEmpty {
        let isOff = abs(row.constant) > Tolerance.feasibility * scale
        system.settled.append((i, isOff ? row.constant : 0, derivation))
      } else {
        system.rows.append(ReducedRow(source: i, row: row, derivation: derivation))
      }
    }
    return system
  }

  func solve(_ component: Component, _ rows: [ReducedRow]) -> LevelSimplex {
    let simplex = Self.simplex(component, rows)
    optimise(simplex, component, rows)
    return simplex
  }

  /// Optimises the rows of a component, one priority level after the other. They must be the first rows of the simplex.
  func optimise(_ simplex: borrowing LevelSimplex, _ component: Component, _ rows: [ReducedRow]) {
    let n = simplex.parameterCount
    var levels: [Double: [Int]] = [:]
    for (i, index) in component.rows.enumerated() {
      levels[sources[rows[index].source].level, default: []].append(i)
    }
    for level in levels.keys.sorted(by: >) {
      for i in levels[level] ?? [] {
        let relation = sources[rows[component.rows[i]].source].relation
        if level == .infinity {
          _ = simplex.require(n + i, relation)
        } else {
          simplex.include(n + i, relation)
        }
      }
      if level < .infinity { simplex.minimiseLevel() }
    }
  }

  // MARK: Components

  /// A constraint in which every variable that a required equation defines has been substituted.
  struct ReducedRow {
    var source: Int
    var row: LinearRow
    var derivation: Elimination.Derivation
  }

  /// A connected component of the reduced system: parameters that are linked by common rows, and these rows.
  struct Component {
    var parameters: [Int32] = []
    var rows: [Int] = []
  }

  static func components(_ rows: [ReducedRow], variableCount: Int) -> [Component] {
    let sets = DisjointSets(count: variableCount)
    var isUsed = Array(repeating: false, count: variableCount)
    for row in rows {
      for variable in row.row.variables {
        isUsed[Int(variable)] = true
        sets.join(variable, row.row.variables[0])
      }
    }
    var components: [Component] = []
    var componentOfRoot = Array(repeating: -1, count: variableCount)
    for variable in 0..<Int32(variableCount) where isUsed[Int(variable)] {
      let representative = Int(sets.root(of: variable))
      if componentOfRoot[representative] < 0 {
        componentOfRoot[representative] = components.count
        components.append(Component())
      }
      components[componentOfRoot[representative]].parameters.append(variable)
    }
    for (i, row) in rows.enumerated() {
      components[componentOfRoot[Int(sets.root(of: row.row.variables[0]))]].rows.append(i)
    }
    return components
  }

  /// Makes a simplex with a dense tableau of the component's rows, not solved yet.
  static func simplex(_ component: Component, _ reduced: [ReducedRow]) -> LevelSimplex {
    var column: [Int32: Int] = [:]
    for (i, parameter) in component.parameters.enumerated() { column[parameter] = i }
    let simplex = LevelSimplex(parameterCount: component.parameters.count, rowCount: component.rows.count)
    for (i, index) in component.rows.enumerated() {
      let row = reduced[index].row
      for (variable, coefficient) in zip(row.variables, row.coefficients) {
        if let p = column[variable] { simplex.setCoefficient(coefficient, row: i, parameter: p) }
      }
    }
    simplex.equilibrate()
    for (i, index) in component.rows.enumerated() { simplex.setConstant(reduced[index].row.constant, row: i) }
    return simplex
  }
}
