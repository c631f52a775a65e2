import TestSupport
import Testing

@testable import ConstraintSolver

/// A batch of changes is applied completely or not at all.
@Suite struct TransactionTests {
  private let solver = Solver()
  private let x: Variable
  private let y: Variable
  private let width: ConstraintID

  init() {
    x = solver.makeVariable("x")
    y = solver.makeVariable("y")
    width = solver.add(Constraint([Term(1, x)], .equal, 10))
    solver.add(Constraint([Term(1, y), Term(-1, x)], .greaterThanOrEqual, 5))
    solver.suggest(40, for: y)
    solver.solve()
  }

  @Test func aBatchIsMadeAtOnce() throws {
    let wish = Constraint([Term(1, y)], .equal, 12, priority: 250)
    let added = try solver.apply([.setConstant(20, of: width), .add(wish), .stopEditing(y)])
    #expect(solver.value(of: x) == 10)
    solver.solve()
    #expect(solver.constraint(added[0]) == wish)
    #expect(solver.value(of: x) == 20 && solver.value(of: y) == 25)
  }

  @Test func whatCannotBeDoneIsNamed() throws {
    let removed = solver.add(Constraint([Term(1, x)], .lessThanOrEqual, 100))
    solver.remove([removed])
    let stranger = solver.makeVariable("stranger")
    solver.removeVariables([stranger])
    let never = ConstraintID(index: 4711, solver: width.solver)
    try expect(.add(Constraint([Term(1, x)], .equal, .nan)), .unusable(.constantIsNotFinite))
    try expect(.add(Constraint([Term(.infinity, x)], .equal, 1)), .unusable(.coefficientIsNotFinite))
    try expect(.add(Constraint([Term(1, x)], .equal, 1, priority: 1001)), .unusable(.priorityIsOutOfRange))
    try expect(.add(Constraint([Term(1, stranger)], .equal, 1)), .unusable(.unknownVariable))
    try expect(
      .add(Constraint([Term(1, Variable(index: 99, solver: x.solver))], .equal, 1)), .unusable(.unknownVariable))
    try expect(.remove(removed), .unknownConstraint)
    try expect(.setConstant(1, of: never), .unknownConstraint)
    try expect(.setConstant(-.infinity, of: width), .unusable(.constantIsNotFinite))
    try expect(.setPriority(0, of: width), .unusable(.priorityIsOutOfRange))
    try expect(.setPriority(250, of: removed), .unknownConstraint)
    try expect(.suggest(.nan, for: x), .valueIsNotFinite)
    try expect(.suggest(1, for: stranger), .unknownVariable)
    try expect(.stopEditing(x), .isNotEdited)
    #expect(
      ChangeError(position: 3, reason: .unusable(.constantIsNotFinite)).description
        == "change 3: the constant is not a finite number")
  }

  @Test func aConstraintIsGoneForTheRestOfTheBatch() {
    #expect(throws: ChangeError(position: 1, reason: .unknownConstraint)) {
      try solver.apply([.remove(width), .setConstant(3, of: width)])
    }
    #expect(throws: ChangeError(position: 2, reason: .isNotEdited)) {
      try solver.apply([.suggest(1, for: x), .stopEditing(x), .stopEditing(x)])
    }
  }

  @Test func namesOfOtherSolversAreSkippedBySingleChanges() {
    let before = dump(solver)
    let never = ConstraintID(index: 4711, solver: width.solver)
    solver.remove([never])
    solver.setConstant(1, of: never)
    solver.setPriority(1, of: never)
    #expect(solver.constraint(never) == nil)
    #expect(dump(solver) == before)
  }

  /// Valid changes around an invalid one have no effect.
  @Test(arguments: 0..<200)
  func aRejectedBatchLeavesTheSolverAsItWas(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 31_000)
    let system = ConstraintSystem.random(seed: UInt64(seed) &+ 31_000)
    let (solver, variables, ids) = system.makeSolver()
    if generator.happens(0.8) { solver.solve() }
    var left = ids.shuffled(using: &generator)
    var changes: [Change] = (0..<generator.below(6)).map { _ in
      switch generator.below(5) {
      case 0: return .suggest(Double(generator.below(100)), for: variables[generator.below(variables.count)])
      case 1:
        if let id = left.popLast() { return .remove(id) }
      case 2:
        if let id = left.last { return .setConstant(Double(generator.below(100)), of: id) }
      case 3:
        if let id = left.last { return .setPriority(Priority(Double(1 + generator.below(1000))), of: id) }
      default: break
      }
      return .add(Constraint([Term(1, variables[0])], .equal, Double(generator.below(100)), priority: 500))
    }
    changes.insert(.suggest(.nan, for: variables[0]), at: generator.below(changes.count + 1))
    let before = dump(solver)
    #expect(throws: ChangeError.self) { try solver.apply(changes) }
    #expect(dump(solver) == before, "seed \(seed)")
    solver.solve()
    let untouched = system.makeSolver().solver
    untouched.solve()
    #expect(dump(solver) == dump(untouched), "seed \(seed)")
  }

  private func expect(_ change: Change, _ reason: ChangeError.Reason) throws {
    let before = dump(solver)
    #expect(throws: ChangeError(position: 1, reason: reason)) { try solver.apply([.suggest(3, for: y), change]) }
    #expect(dump(solver) == before)
    #expect(solver.solve().changed.isEmpty)
  }

  /// The visible state of a solver.
  private func dump(_ solver: Solver) -> String {
    solver.description + ConstraintSystem(solver).text + "\(solver.rejectedConstraints) \(solver.conflicts)"
  }
}
