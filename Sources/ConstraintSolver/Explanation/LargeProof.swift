/// The rows of a large component that prove its optimum, level by level.
///
/// The proof of a level falls into parts that share no parameter. Each part is a separate proof, so a violated row is
/// broken by the rows of its own part alone, on its level and on more important levels.
struct LargeProof {
  private let component: Analysis.Component
  private let rows: [Analysis.ReducedRow]
  private let levels: [(priority: Double, multipliers: [(row: Int, factor: Double)])]
  /// By level: the part of each row.
  private var parts: [Double: [Int: [Int]]] = [:]
  /// The constraints of each part that is too large to be made irreducible. All rows of the part share them.
  var constraints: [PartKey: [ConstraintID]] = [:]

  /// A part of the proof, down to a level.
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

  /// The part of the proof that contains a violated row, down to the row's level: rows of the component, in ascending
  /// order.
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

  /// The combinations of rows, one per level, that prove the optimum of some rows.
  func combinations(of rows: Set<Int>, from level: Double) -> [[(Elimination.Derivation, Double)]] {
    levels.filter { $0.priority >= level }.map { _, multipliers in
      multipliers.filter { rows.contains($0.row) }.map { (self.rows[component.rows[$0.row]].derivation, $0.factor) }
    }
  }
}
