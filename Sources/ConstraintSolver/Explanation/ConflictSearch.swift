/// Finds the conflicts of required constraints one after the other, in canonical order: irreducible infeasible sets
/// (Chinneck and Dravnieks 1991, [doi:10.1287/ijoc.3.2.157](https://doi.org/10.1287/ijoc.3.2.157)).
///
/// If a row cannot be satisfied, the constraints from which it is derived are an irreducible infeasible set. The reason
/// is that the rows of a basis are linearly independent: without any one of them, the rest has a solution.
///
/// Leaving a constraint out (``leaveOut(_:)``) only adds solutions. So what has been proved before stays proved: an
/// inequality that the equations did not contradict, and inequalities that hold together. Rows are eliminated again only
/// if they depend on the constraint that was left out, and inequalities only when all contradictions by equations alone
/// have been found. The result is the same as that of a search from the start.
///
/// ``Elimination`` eliminates the equations. ``Analysis`` finds contradictions among inequalities and makes each
/// ``Conflict``.
struct ConflictSearch: ~Copyable {
  private struct Equation {
    let source: Int
    /// The number of changes (``changeCount``) before the last elimination; `nil` if there was none.
    var elimination: Int?
    /// The variable that the equation defines in the elimination; `nil` if it defines none.
    var variable: Int32?
    /// The variables on whose definitions the elimination of this equation depends.
    var touched: [Int32] = []
  }

  private struct Inequality {
    let source: Int
    /// The number of changes (``changeCount``) before the last reduction; `nil` if there was none.
    var reduction: Int?
    /// The row that remains after the reduction; `nil` if it has no variables.
    var row: Analysis.ReducedRow?
    var touched: [Int32] = []
    /// Whether all inequalities with this mark can hold together with the equations.
    var isProved = false
  }

  private let analysis: Analysis
  private var elimination: Elimination
  private var equations: [Equation] = []
  private var inequalities: [Inequality] = []
  /// The first equation that may have to be eliminated again, and the first inequality that the equations may
  /// contradict.
  private var (nextEquation, nextInequality) = (0, 0)
  /// How often the definition of a variable has been changed so far, and by variable the count at its last change.
  private var changeCount = 0
  private var lastChange: [Int]
  /// The number of eliminations and reductions of single constraints so far. Tests use it to measure the work.
  private(set) var eliminationCount = 0

  init(_ analysis: Analysis) {
    self.analysis = analysis
    elimination = Elimination(variableCount: analysis.variableCount)
    lastChange = Array(repeating: 0, count: analysis.variableCount)
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
    conflictOfEquations() ?? conflictOfOneInequality() ?? conflictOfInequalities()
  }

  /// Leaves a constraint out of the following searches.
  mutating func leaveOut(_ source: Int) {
    if let index = inequalities.firstIndex(where: { $0.source == source }) {
      inequalities.remove(at: index)
      if index < nextInequality { nextInequality -= 1 }
    } else if let index = equations.firstIndex(where: { $0.source == source }) {
      withdraw(equations.remove(at: index))
      nextEquation = min(nextEquation, index)
    }
  }

  // MARK: Elimination

  private mutating func noteChange(_ variable: Int32) {
    changeCount += 1
    lastChange[Int(variable)] = changeCount
  }

  /// Whether the definition of one of the variables has changed since a number of changes; true if there is no number.
  private func isAffected(_ touched: [Int32], since count: Int?) -> Bool {
    guard let count else { return true }
    return count < changeCount && touched.contains { lastChange[Int($0)] > count }
  }

  private mutating func withdraw(_ equation: Equation) {
    guard let variable = equation.variable else { return }
    elimination.withdraw(variable, source: Int32(equation.source))
    noteChange(variable)
  }

  private mutating func conflictOfEquations() -> [Int]? {
    while nextEquation < equations.count {
      let equation = equations[nextEquation]
      guard isAffected(equation.touched, since: equation.elimination) else {
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
      if equation.elimination != nil, let variable = result.variable { noteChange(variable) }
      equations[nextEquation].elimination = changeCount
      nextEquation += 1
    }
    return nil
  }

  /// Looks for an inequality that the equations alone contradict. Then reduces the inequalities that are not up to date.
  private mutating func conflictOfOneInequality() -> [Int]? {
    while nextInequality < inequalities.count {
      if let members = reduceInequality(at: nextInequality) { return members }
      nextInequality += 1
    }
    for index in inequalities.indices {
      if let members = reduceInequality(at: index) { return members }
    }
    return nil
  }

  /// Reduces an inequality if it is not up to date. Returns the conflict if the equations alone contradict it.
  private mutating func reduceInequality(at index: Int) -> [Int]? {
    let inequality = inequalities[index]
    guard isAffected(inequality.touched, since: inequality.reduction) else { return nil }
    eliminationCount += 1
    let source = analysis.sources[inequality.source]
    let (row, derivation, scale) = elimination.reduce(source.row, source: Int32(inequality.source))
    let hasVariables = !row.variables.isEmpty
    if !hasVariables {
      let slack = source.relation == .less ? row.constant : -row.constant
      if slack < -Tolerance.feasibility * scale { return elimination.sources(of: [(derivation, 1)]) }
    }
    inequalities[index].reduction = changeCount
    inequalities[index].row =
      hasVariables ? Analysis.ReducedRow(source: inequality.source, row: row, derivation: derivation) : nil
    inequalities[index].touched = elimination.touched
    // The equations imply an inequality without variables.
    if !hasVariables { inequalities[index].isProved = true }
    return nil
  }

  // MARK: Inequalities

  private mutating func conflictOfInequalities() -> [Int]? {
    let indices = inequalities.indices.filter { inequalities[$0].row != nil }
    guard !indices.allSatisfy({ inequalities[$0].isProved }) else { return nil }
    let reduced = indices.compactMap { inequalities[$0].row }
    for component in Analysis.components(reduced, variableCount: analysis.variableCount)
    where !component.rows.allSatisfy({ inequalities[indices[$0]].isProved }) {
      if let rows = analysis.contradiction(in: component, reduced) {
        return elimination.sources(of: rows.map { (reduced[component.rows[$0.row]].derivation, $0.factor) })
      }
      for row in component.rows { inequalities[indices[row]].isProved = true }
    }
    return nil
  }
}
