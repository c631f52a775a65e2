/// The proof that the optimum of a large component is optimal: for each priority level, rows with dual multipliers.
///
/// The rows of a proof can be divided into parts that have no parameter in common. Each part is a proof by itself, so
/// the reason why a row is violated lies in the row's own part: in its rows of the same and of higher priority.
struct LargeProof {
  private let component: Analysis.Component
  private let rows: [Analysis.ReducedRow]
  private let levels: [(priority: Double, multipliers: [(row: Int, factor: Double)])]
  /// By priority level, then by row: the rows of the part that contains the row.
  private var parts: [Double: [Int: [Int]]] = [:]
  /// The reasons that have been found for parts that are too large to be made irreducible: all constraints of the part,
  /// which are the reason for each of its violated rows.
  var constraints: [PartKey: [ConstraintID]] = [:]

  /// Identifies a part of the proof, consisting of the rows of one priority level and of all higher ones.
  struct PartKey: Hashable {
    var level: Double
    var firstRow: Int
  }

  init(_ component: Analysis.Component, _ analysis: Analysis, _ rows: [Analysis.ReducedRow]) {
    self.component = component
    self.rows = rows
    let simplex = analysis.solveLarge(component, rows)
    levels = simplex.priorities.map { ($0, simplex.multipliers(ofLevel: $0)) }
  }

  /// The part of the proof that contains a violated row, without rows of lower priority: indices of rows in the
  /// component, in ascending order.
  mutating func part(of own: Int, ofLevel level: Double) -> [Int] {
    if parts[level] == nil { parts[level] = findParts(from: level) }
    return parts[level]?[own] ?? [own]
  }

  private func findParts(from level: Double) -> [Int: [Int]] {
    let used = Set(levels.filter { $0.priority >= level }.flatMap { $0.multipliers.map(\.row) }).sorted()
    let index = Dictionary(uniqueKeysWithValues: zip(component.parameters, Int32(0)...))
    let sets = DisjointSets(count: component.parameters.count)
    func parameters(_ row: Int) -> [Int32] { rows[component.rows[row]].row.variables.compactMap { index[$0] } }
    for row in used {
      let members = parameters(row)
      for member in members.dropFirst() { sets.join(members[0], member) }
    }
    let byRoot = Dictionary(grouping: used) { row in parameters(row).first.map { sets.root(of: $0) } ?? -1 }
    var parts: [Int: [Int]] = [:]
    for part in byRoot.values { for row in part { parts[row] = part } }
    return parts
  }

  /// The proof restricted to some rows: for each level of the given and of higher priority, the rows with their
  /// multipliers.
  func combinations(of rows: Set<Int>, from level: Double) -> [[(Elimination.Derivation, Double)]] {
    levels.filter { $0.priority >= level }.map { _, multipliers in
      multipliers.filter { rows.contains($0.row) }.map { (self.rows[component.rows[$0.row]].derivation, $0.factor) }
    }
  }
}
