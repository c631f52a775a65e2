import ConstraintSolver
import Testing

@Suite struct SolverTests {
  @Test func higherPrioritiesAreNeverOutvoted() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    solver.add(Constraint([Term(1, x)], .equal, 0, priority: 251))
    for _ in 0..<30 { solver.add(Constraint([Term(1, x)], .equal, 100, priority: 250)) }
    solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test func aBrokenOptionalConstraintStillPulls() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    solver.add(Constraint([Term(1, x)], .greaterThanOrEqual, 44))
    solver.add(Constraint([Term(1, x)], .equal, 10, priority: 50))
    solver.solve()
    #expect(solver.value(of: x) == 44)
  }

  @Test func conflictNamesAnIrreducibleSet() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    let a = solver.add(Constraint([Term(1, x)], .equal, 10))
    let b = solver.add(Constraint([Term(1, y), Term(-1, x)], .equal, 5))
    solver.add(Constraint([Term(1, z)], .greaterThanOrEqual, 5))
    let c = solver.add(Constraint([Term(1, y)], .greaterThanOrEqual, 100))
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [[a, b, c]])
  }

  @Test func freeVariablesAreNamed() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let z = solver.makeVariable("z")
    solver.add(Constraint([Term(1, x), Term(1, y)], .equal, 10))
    solver.add(Constraint([Term(1, z)], .equal, 1))
    solver.solve()
    #expect(solver.freeVariables().map(\.variable) == [x, y])
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 10)
  }

  @Test func threeVariableFlow() {
    let solver = Solver()
    let w = solver.makeVariable("w")
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    solver.suggest(100, for: w)
    solver.add(Constraint([Term(1, a), Term(1, b), Term(-1, w)], .equal, -10))
    solver.add(Constraint([Term(1, a)], .lessThanOrEqual, 80, priority: 251))
    solver.add(Constraint([Term(1, a)], .greaterThanOrEqual, 80, priority: 751))
    solver.add(Constraint([Term(1, b)], .lessThanOrEqual, 40, priority: 250))
    solver.add(Constraint([Term(1, b)], .greaterThanOrEqual, 40, priority: 750))
    solver.add(Constraint([Term(1, b)], .greaterThanOrEqual, 0))
    solver.solve()
    #expect(solver.value(of: a) == 80 && solver.value(of: b) == 10)
    solver.suggest(200, for: w)
    let result = solver.solve()
    #expect(solver.value(of: a) == 80 && solver.value(of: b) == 110)
    #expect(result.changed == [w, b])
  }
}
