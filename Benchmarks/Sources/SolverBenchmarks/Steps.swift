import ConstraintSolver

/// A solved system that can be edited and changed step by step.
struct Steps {
  let solver: Solver
  private let edits: [(low: Double, high: Double, variable: Variable)]
  private var changed: [ConstraintID]
  private let even: [Constraint]
  private let odd: [Constraint]
  private var step = 0

  init(_ system: ConstraintSystem) {
    let (solver, variables, ids) = system.makeSolver()
    solver.solve()
    self.solver = solver
    edits = system.edits.map { ($0.low, $0.high, variables[$0.variable]) }
    changed = system.changes.map { ids[$0.constraint] }
    func constraint(_ index: Int, _ constant: Double) -> Constraint {
      let line = system.constraints[index]
      return Constraint(
        line.terms.map { Term($0.coefficient, variables[$0.variable]) }, line.relation, constant,
        priority: line.priority)
    }
    even = system.changes.map { constraint($0.constraint, $0.new) }
    odd = system.changes.map { constraint($0.constraint, $0.old) }
  }

  /// Moves every edited variable.
  ///
  /// - Returns: the number of variables whose value changed.
  mutating func edit() -> Int {
    let part = Double(step * 37 % 1000) / 1000
    for (low, high, variable) in edits { solver.suggest(low + (high - low) * part, for: variable) }
    step += 1
    return solver.solve().changed.count
  }

  /// Removes the changed constraints and adds them with another constant.
  ///
  /// - Returns: the number of variables whose value changed.
  mutating func change() -> Int {
    solver.remove(changed)
    changed = solver.add(step % 2 == 0 ? even : odd)
    step += 1
    return solver.solve().changed.count
  }
}
