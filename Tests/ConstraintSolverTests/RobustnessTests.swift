import Testing

@testable import ConstraintSolver

@Suite struct RobustnessTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNoneAreRejected(number: Double) {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let constant = solver.add(Constraint([Term(1, x)], .equal, number))
    let coefficient = solver.add(Constraint([Term(number, x)], .equal, 1))
    let priority = solver.add(Constraint([Term(1, x)], .equal, 7, priority: Priority(number)))
    solver.solve()
    #expect(solver.rejectedConstraints.map(\.constraint) == [constant, coefficient, priority])
    #expect(
      solver.rejectedConstraints.map(\.error) == [
        .constantIsNotFinite, .coefficientIsNotFinite, .priorityIsOutOfRange,
      ])
    #expect(solver.value(of: x) == 0)
    solver.setConstant(5, of: constant)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    solver.setConstant(number, of: constant)
    solver.solve()
    #expect(solver.rejectedConstraints.map(\.constraint) == [constant, coefficient, priority])
    #expect(solver.value(of: x) == 0)
  }

  @Test func removedVariablesTakeTheirConstraintsAlong() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let tie = solver.add(Constraint([Term(1, x), Term(-1, y)], .equal, 0))
    solver.add(Constraint([Term(1, y)], .equal, 3))
    solver.suggest(4, for: x)
    solver.solve()
    solver.removeVariables([x])
    solver.solve()
    #expect(solver.constraint(tie) == nil)
    #expect(solver.value(of: x) == 0 && solver.value(of: y) == 3)
    let late = solver.add(Constraint([Term(1, x)], .equal, 1))
    solver.solve()
    #expect(solver.rejectedConstraints.map(\.constraint) == [late])
    #expect(solver.variables == [y])
  }

  @Test func constraintsWithoutVariablesHoldOrConflict() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    solver.add(Constraint([], .lessThanOrEqual, 1))
    let wrong = solver.add(Constraint([Term(1, x), Term(-1, x)], .equal, 1))
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [wrong], relaxed: wrong)])
  }

  @Test func hugeAndTinyNumbersEndWithoutTrapping() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    for k in [1e300, 1e-300, -1e300] {
      solver.add(Constraint([Term(k, x), Term(1 / k, y)], .equal, k, priority: 500))
      solver.add(Constraint([Term(k, x), Term(k, y)], .lessThanOrEqual, 1e308))
      solver.add(Constraint([Term(1e-300, x), Term(k, y)], .equal, 1e-300))
    }
    solver.solve()
    solver.suggest(1e308, for: x)
    solver.solve()
    _ = solver.freeVariables()
    _ = solver.brokenConstraints()
    _ = solver.ambiguities()
  }

  @Test func editsYieldToRequiredConstraints() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    solver.add(Constraint([Term(1, x)], .greaterThanOrEqual, 50))
    for (value, result) in [(100.0, 100.0), (10, 50), (60, 60), (0, 50)] {
      solver.suggest(value, for: x)
      solver.solve()
      #expect(solver.value(of: x) == result)
      #expect(solver.conflicts.isEmpty)
    }
    solver.stopEditing(x)
    solver.solve()
    #expect(solver.value(of: x) == 50)
  }
}
