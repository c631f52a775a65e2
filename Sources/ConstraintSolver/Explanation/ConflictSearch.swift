/// Finds the conflicts of required constraints one after the other, in canonical order: irreducible infeasible sets
/// (Chinneck and Dravnieks 1991, [doi:10.1287/ijoc.3.2.157](https://doi.org/10.1287/ijoc.3.2.157)).
///
/// If a row cannot be satisfied, the constraints from which it is derived are an irreducible infeasible set. The reason
/// is that the rows of a basis are linearly independent: without any one of them, the rest has a solution.
///
/// After a constraint has been left out (``leaveOut(_:)``), only the constraints that depend on it are eliminated
/// again. The result is the same as that of a search from the start.
///
/// ``Elimination`` eliminates the equations. ``Analysis`` finds contradictions among inequalities and makes each
/// ``Conflict``.
struct ConflictSearch {
  private struct Equation {
    let source: Int
    var isEliminated = false
    /// The variable that the equation defines in the elimination; `nil` if it defines none.
    var variable: Int32?
    /// The variables on whose definitions the elimination of this equation depends.
    var touched: [Int32] = []
  }

  private struct Inequality {
    let source: Int
    var isReduced = false
    /// The row that remains after the reduction; `nil` if it has no variables.
    var row: Analysis.ReducedRow?
    var touched: [Int32] = []
    /// The number of the check that last found this inequality's component free of contradictions. If all rows of a
    /// component still have the same number, the check is not repeated.
    var proof: Int?
  }

  private let analysis: Analysis
  private var elimination: Elimination
  private var equations: [Equation] = []
  private var inequalities: [Inequality] = []
  /// The first equation and the first inequality that may have to be eliminated again; those before are up to date.
  private var (nextEquation, nextInequality) = (0, 0)
  /// By variable: whether its definition has changed since all equations and inequalities were last up to date.
  private var hasChanged: [Bool]
  private var changed: [Int32] = []
  private var proofCount = 0
  /// The number of eliminations and reductions of single constraints so far. Tests use it to measure the work.
  private(set) var eliminationCount = 0

  init(_ analysis: Analysis) {
    self.analysis = analysis
    elimination = Elimination(variableCount: analysis.variableCount)
    hasChanged = Array(repeating: false, count: analysis.variableCount)
    for (i, source) in analysis.sources.enumerated() where source.isRequired {
      if source.relation == .equal {
        equations.append(Equation(source: i))
      } else {
        inequalities.append(Inequality(source: i))
      }
    }
  }

  /// Finds an irreducible set of required constraints that cannot hold together, by their indices in
  /// ``Analysis/sources``; `nil` if the remaining constraints can all hold together.
  mutating func next() -> [Int]? {
    if let members = conflictOfEquations() ?? conflictOfOneInequality() { return members }
    for variable in changed { hasChanged[Int(variable)] = false }
    changed = []
    return conflictOfInequalities()
  }

  /// Leaves a constraint out of the following searches.
  mutating func leaveOut(_ source: Int) {
    if let index = inequalities.firstIndex(where: { $0.source == source }) {
      inequalities.remove(at: index)
      if index < nextInequality { nextInequality -= 1 }
    } else if let index = equations.firstIndex(where: { $0.source == source }) {
      withdraw(equations.remove(at: index))
      nextEquation = min(nextEquation, index)
      nextInequality = 0
    }
  }

  // MARK: Elimination

  private mutating func noteChange(_ variable: Int32) {
    guard !hasChanged[Int(variable)] else { return }
    hasChanged[Int(variable)] = true
    changed.append(variable)
  }

  private func isAffected(_ touched: [Int32]) -> Bool {
    !changed.isEmpty && touched.contains { hasChanged[Int($0)] }
  }

  private mutating func withdraw(_ equation: Equation) {
    guard let variable = equation.variable else { return }
    elimination.withdraw(variable, source: Int32(equation.source))
    noteChange(variable)
  }

  private mutating func conflictOfEquations() -> [Int]? {
    while nextEquation < equations.count {
      let equation = equations[nextEquation]
      guard !equation.isEliminated || isAffected(equation.touched) else {
        nextEquation += 1
        continue
      }
      withdraw(equation)
      eliminationCount += 1
      let result = elimination.define(analysis.sources[equation.source].row, source: Int32(equation.source))
      equations[nextEquation].variable = result.variable
      equations[nextEquation].touched = elimination.touched
      if result.variable == nil, abs(result.rest) > Tolerance.feasibility * result.scale {
        return elimination.sources(of: [(result.derivation, 1)])
      }
      // Later equations and inequalities that depend on the variable are no longer up to date.
      if equation.isEliminated, let variable = result.variable { noteChange(variable) }
      equations[nextEquation].isEliminated = true
      nextEquation += 1
    }
    return nil
  }

  /// Looks for an inequality that the equations alone contradict. Reduces the inequalities on the way.
  private mutating func conflictOfOneInequality() -> [Int]? {
    while nextInequality < inequalities.count {
      let inequality = inequalities[nextInequality]
      guard !inequality.isReduced || isAffected(inequality.touched) else {
        nextInequality += 1
        continue
      }
      eliminationCount += 1
      let source = analysis.sources[inequality.source]
      let (row, derivation, scale) = elimination.reduce(source.row, source: Int32(inequality.source))
      if row.variables.isEmpty {
        let slack = source.relation == .less ? row.constant : -row.constant
        if slack < -Tolerance.feasibility * scale { return elimination.sources(of: [(derivation, 1)]) }
      }
      inequalities[nextInequality] = Inequality(
        source: inequality.source, isReduced: true,
        row: row.variables.isEmpty
          ? nil : Analysis.ReducedRow(source: inequality.source, row: row, derivation: derivation),
        touched: elimination.touched)
      nextInequality += 1
    }
    return nil
  }

  // MARK: Inequalities

  private mutating func conflictOfInequalities() -> [Int]? {
    let indices = inequalities.indices.filter { inequalities[$0].row != nil }
    let reduced = indices.compactMap { inequalities[$0].row }
    for component in Analysis.components(reduced, variableCount: analysis.variableCount) {
      let proof = inequalities[indices[component.rows[0]]].proof
      if proof != nil, component.rows.allSatisfy({ inequalities[indices[$0]].proof == proof }) { continue }
      if let rows = analysis.contradiction(in: component, reduced) {
        return elimination.sources(of: rows.map { (reduced[component.rows[$0.row]].derivation, $0.factor) })
      }
      for row in component.rows { inequalities[indices[row]].proof = proofCount }
      proofCount += 1
    }
    return nil
  }
}
