import TestSupport
import Testing

@testable import ConstraintSolver

/// Changed constants reach the variables that depend on them, and no other value changes.
@Suite struct ReachOfChangesTests {
  @Test(arguments: Workload.allCases, 0..<4)
  func valuesThatAreNotReachedStay(workload: Workload, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 77_000)
    let system = workload.system(size: 8)
    let (solver, variables, ids) = system.makeSolver()
    for edit in system.edits {
      solver.stopEditing(variables[edit.variable])
      solver.add(variables[edit.variable] == edit.low)
    }
    solver.solve()
    var unreached = 0
    for step in 0..<40 {
      let before = variables.map(solver.value(of:))
      for _ in 0...generator.below(2) {
        solver.setConstant(Double(generator.below(60)), of: ids[generator.below(ids.count)])
      }
      let isReached = solver.reachOfChanges(among: variables)
      solver.solve()
      guard let isReached, solver.conflicts.isEmpty else { continue }
      for (place, variable) in variables.enumerated() where !isReached[place] {
        unreached += 1
        #expect(solver.value(of: variable) == before[place], "\(workload), seed \(seed), step \(step), \(variable)")
      }
    }
    // In a single component every variable depends on every constant.
    if Workload.screens.contains(workload), workload != .equal { #expect(unreached > 0) }
  }

  @Test func aChangeReachesWhatIsTiedToItAndNothingElse() throws {
    let solver = Solver()
    let (left, right, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let start = solver.add(left == 10)
    solver.add(right - left == 5)
    solver.add(other == 3)
    solver.solve()
    solver.setConstant(20, of: start)
    #expect(solver.reachOfChanges(among: [left, right, other]) == [true, true, false])
    solver.solve()
    #expect(solver.reachOfChanges(among: [left, right, other]) == [false, false, false])
  }

  @Test func anAddedConstraintCanReachEverything() {
    let solver = Solver()
    let variable = solver.makeVariable()
    #expect(solver.reachOfChanges(among: [variable]) == nil)
    solver.solve()
    solver.add(variable == 1)
    #expect(solver.reachOfChanges(among: [variable]) == nil)
  }

  @Test func anEditCanReachEverything() {
    let solver = Solver()
    let variable = solver.makeVariable()
    let first = solver.add(variable >= 1)
    solver.suggest(5, for: variable)
    solver.solve()
    solver.setConstant(6, of: first)
    #expect(solver.reachOfChanges(among: [variable]) == nil)
  }

  @Test func aConflictCanReachEverything() {
    let solver = Solver()
    let variable = solver.makeVariable()
    let first = solver.add(variable == 1)
    solver.add(variable == 2)
    solver.solve()
    solver.setConstant(3, of: first)
    #expect(solver.reachOfChanges(among: [variable]) == nil)
  }

  @Test func variablesOfARangeFollowEachOther() {
    let solver = Solver()
    let first = solver.makeVariable("first")
    let range = solver.makeVariables(count: 3)
    #expect(solver.variables == [first] + range)
    #expect(range.map(solver.name(of:)) == ["", "", ""])
    #expect(solver.name(of: solver.makeVariable("last")) == "last")
    #expect(solver.makeVariables(count: 0).isEmpty)
  }
}
