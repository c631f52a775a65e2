import ConstraintSolver
import Testing

/// Constraints as they are written and read.
@Suite struct LinearExpressionTests {
  private let solver = Solver()
  private let a: Variable
  private let b: Variable

  init() {
    a = solver.makeVariable("a")
    b = solver.makeVariable("b")
  }

  @Test func sumsAndProducts() {
    #expect(2 * a + b - 3 == LinearExpression([Term(2, a), Term(1, b)], constant: -3))
    #expect(a - b == LinearExpression([Term(1, a), Term(-1, b)]))
    #expect(5 - a / 2 == LinearExpression([Term(-0.5, a)], constant: 5))
    #expect(-(a + 1) * 3 == LinearExpression([Term(-3, a)], constant: -3))
    #expect(1 + Term(4, b) == LinearExpression([Term(4, b)], constant: 1))
    var sum = LinearExpression()
    for variable in [a, b] { sum += variable }
    sum -= 2 * a + 1
    #expect(sum == LinearExpression([Term(1, a), Term(1, b), Term(-2, a)], constant: -1))
  }

  @Test func comparisonsMoveVariablesToTheLeftAndNumbersToTheRight() {
    let both = [Term(2, a), Term(-1, b)]
    check(2 * a == b + 8, Constraint(both, .equal, 8))
    check(2 * a + 1 <= b, Constraint(both, .lessThanOrEqual, -1))
    check(2 * a >= b, Constraint(both, .greaterThanOrEqual, 0))
    check(a == 5, Constraint([Term(1, a)], .equal, 5))
    check(a + 1 <= 5, Constraint([Term(1, a)], .lessThanOrEqual, 4))
    check(a >= 5, Constraint([Term(1, a)], .greaterThanOrEqual, 5))
    check(5 == a, Constraint([Term(1, a)], .equal, 5))
    check(5 <= a, Constraint([Term(1, a)], .greaterThanOrEqual, 5))
    check(5 >= a, Constraint([Term(1, a)], .lessThanOrEqual, 5))
    check(a == b, Constraint([Term(1, a), Term(-1, b)], .equal, 0))
  }

  @Test func aTildeGivesThePriority() {
    check(2 * a + b >= 10 ~ .high, Constraint([Term(2, a), Term(1, b)], .greaterThanOrEqual, 10, priority: 750))
    check(a == b ~ .medium, Constraint([Term(1, a), Term(-1, b)], .equal, 0, priority: 500))
    check(a <= 1 ~ .low, Constraint([Term(1, a)], .lessThanOrEqual, 1, priority: 250))
    check(a <= 1 ~ 250.5, Constraint([Term(1, a)], .lessThanOrEqual, 1, priority: 250.5))
    check(a <= 1 ~ .required, Constraint([Term(1, a)], .lessThanOrEqual, 1))
  }

  @Test func variablesCanStillBeComparedThemselves() {
    let isSame: Bool = a == b
    let areEqual: Constraint = a == b
    #expect(!isSame && a < b)
    #expect(areEqual.relation == .equal)
  }

  @Test func aSystemIsSolvedAsItIsWritten() {
    solver.add([a + b + 8 == 320, a >= 88, a == 0 ~ .low])
    solver.add(b >= 2 * a ~ .high)
    solver.solve()
    #expect(solver.value(of: a) == 88)
    #expect(solver.value(of: b - 2 * a + 1) == 49)
  }

  private func check(_ written: Constraint, _ expected: Constraint) {
    #expect(written == expected)
  }
}
