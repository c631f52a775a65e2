import ConstraintSolver

/// A solved system that can be edited and changed step by step.
struct Steps {
  let solver: Solver
  private let edits: [(low: Double, high: Double, variable: Variable)]
  private var changed: [ConstraintID]
  private let even: [Constraint]
  private let odd: [Constraint]
  private let doubled: [Constraint]
  private var extra: [ConstraintID] = []
  /// A variable of the constraint whose constant changes.
  private let strained: Variable
  private var step = 0
  private var thousandths = 0

  init(_ system: ConstraintSystem) {
    let (solver, variables, ids) = system.makeSolver()
    solver.solve()
    self.solver = solver
    edits = system.edits.map { ($0.low, $0.high, variables[$0.variable]) }
    changed = system.changes.map { ids[$0.constraint] }
    func constraint(_ index: Int, _ constant: Double, factor: Double = 1) -> Constraint {
      let line = system.constraints[index]
      return Constraint(
        line.terms.map { Term($0.coefficient * factor, variables[$0.variable]) }, line.relation, constant * factor,
        priority: line.priority)
    }
    strained = variables[system.constraints[system.changes[0].constraint].terms[0].variable]
    even = system.changes.map { constraint($0.constraint, $0.new) }
    odd = system.changes.map { constraint($0.constraint, $0.old) }
    doubled = system.changes.map { constraint($0.constraint, $0.old, factor: 2) }
  }

  /// Moves every edited variable.
  ///
  /// - Returns: the number of variables whose value changed.
  mutating func edit() -> Int {
    // 0, 37, 74 … thousandths of the range. There are no divisions, because they would take as long as a small edit.
    thousandths += thousandths < 963 ? 37 : -963
    let part = Double(thousandths) * 0.001
    edits.withUnsafeBufferPointer { edits in
      for edit in edits { solver.suggest(edit.low + (edit.high - edit.low) * part, for: edit.variable) }
    }
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

  /// Adds a constraint that the system does not have, or removes it again.
  mutating func addOrRemove() {
    if extra.isEmpty {
      extra = solver.add([Constraint([Term(1, strained)], .greaterThanOrEqual, 1, priority: 100)])
    } else {
      solver.remove(extra)
      extra = []
    }
    solver.solve()
  }

  /// Replaces the changed constraints by equal ones in another shape: all factors and the constant are doubled.
  ///
  /// - Returns: the number of constraints that are planned anew.
  mutating func reshape() -> Int {
    let before = solver.plannedConstraints
    solver.remove(changed)
    step += 1
    changed = solver.add(step % 2 == 0 ? odd : doubled)
    solver.solve()
    return solver.plannedConstraints - before
  }

  /// The number of views that one edit moves. A view is the part of a variable's name before the dot.
  mutating func viewsMovedByEdit() -> Int {
    for (_, high, variable) in edits { solver.suggest(high, for: variable) }
    return Set(solver.solve().changed.map { solver.name(of: $0).prefix { $0 != "." } }).count
  }

  /// Gives the additional constraint another priority.
  mutating func rank() {
    if extra.isEmpty { addOrRemove() }
    step += 1
    for id in extra { solver.setPriority(step % 2 == 0 ? 100 : 101, of: id) }
    solver.solve()
  }

  /// Copies the solver, and edits the copy.
  func copy() {
    let copy = solver.copy()
    for (low, high, variable) in edits { copy.suggest((low + high) / 2, for: variable) }
    copy.solve()
  }
}
