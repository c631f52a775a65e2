import TestSupport
import Testing

@testable import ConstraintSolver

/// Long random runs of changes, after each of which the solver must agree with one that starts from scratch.
@Suite struct ChangeSequenceTests {
  /// Once with a tableau, and once with sparse factors that start from the last solution.
  @Test(arguments: 0..<400, [LevelSimplex.largestTableau, 0])
  func anySequenceOfChangesAgreesWithSolvingFromScratch(seed: Int, largestTableau: Int) {
    var run = Run(seed: UInt64(seed), largestTableau: largestTableau)
    for step in 0..<40 {
      run.changeSomething()
      let before = run.variables.map { run.solver.value(of: $0) }
      let reported = Set(run.solver.solve().changed)
      let fresh = run.freshValues()
      for (i, variable) in run.variables.enumerated() {
        let value = run.solver.value(of: variable)
        let size = max(1, abs(value))
        #expect(abs(value - fresh.values[i]) <= 1e-6 * size, "seed \(seed), step \(step), \(variable)")
        #expect(reported.contains(variable) == (value != before[i]), "seed \(seed), step \(step), \(variable)")
      }
      #expect(run.conflictContents(run.solver) == fresh.conflicts, "seed \(seed), step \(step)")
      #expect(run.solver.freeVariables().map(\.variable.index) == fresh.free, "seed \(seed), step \(step)")
    }
  }

  private struct Run {
    let solver = Solver()
    var variables: [Variable] = []
    var ids: [ConstraintID] = []
    var edits: [Variable: Double] = [:]
    var generator: SeededGenerator
    let levels: [Double] = [751, 750, 250.5, 250, 50]

    init(seed: UInt64, largestTableau: Int) {
      generator = SeededGenerator(seed: seed &+ 77_000)
      solver.largestTableau = largestTableau
      solver.checksInvariants = true
      let count = 2 + generator.below(10)
      variables = (0..<count).map { solver.makeVariable("x\($0)") }
      for _ in 0..<count * 2 { addOne() }
    }

    mutating func randomConstraint() -> Constraint {
      let line = ConstraintSystem.Line.random(variables.count, levels, .usual, &generator)
      return Constraint(
        line.terms.map { Term($0.coefficient, variables[$0.variable]) }, line.relation, line.constant,
        priority: line.priority)
    }

    mutating func addOne() {
      ids.append(solver.add(randomConstraint()))
    }

    mutating func changeSomething() {
      for _ in 0...generator.below(3) {
        let some = ids.randomElement(using: &generator)
        switch generator.below(9) {
        case 0: addOne()
        case 1:
          if let some {
            solver.remove([some])
            ids.removeAll { $0 == some }
          }
        case 2, 3, 4: if let some { solver.setConstant(Double(generator.below(30) * 10 - 100), of: some) }
        case 5: if let some { solver.setPriority(Priority(levels[generator.below(levels.count)]), of: some) }
        case 6: if let some { replace(some) }
        case 7: edit()
        default:
          if let variable = edits.keys.min() {
            solver.stopEditing(variable)
            edits[variable] = nil
          }
        }
      }
    }

    /// Removes a constraint and adds it again with another constant.
    mutating func replace(_ id: ConstraintID) {
      guard var constraint = solver.constraint(id) else { return }
      solver.remove([id])
      constraint.constant += Double(generator.below(5) * 10)
      ids.removeAll { $0 == id }
      ids.append(solver.add(constraint))
    }

    mutating func edit() {
      let variable = edits.keys.min() ?? variables[generator.below(variables.count)]
      let value = Double(generator.below(40) * 10)
      edits[variable] = value
      solver.suggest(value, for: variable)
    }

    /// The same system in a new solver, in another order of insertion.
    mutating func freshValues() -> (values: [Double], conflicts: [[Constraint]], free: [Int32]) {
      let fresh = Solver()
      fresh.largestTableau = solver.largestTableau
      let copies = variables.map { _ in fresh.makeVariable() }
      for id in ids.shuffled(using: &generator) {
        if let constraint = solver.constraint(id) { fresh.add(constraint.twin(in: copies)) }
      }
      for (variable, value) in edits { fresh.suggest(value, for: copies[Int(variable.index)]) }
      fresh.solve()
      return (
        copies.map { fresh.value(of: $0) }, conflictContents(fresh), fresh.freeVariables().map(\.variable.index)
      )
    }

    /// The conflicts as constraints between the variables of this solver, as names differ from solver to solver.
    func conflictContents(_ solver: Solver) -> [[Constraint]] {
      solver.conflicts.map { conflict in
        ([conflict.relaxed] + conflict.constraints).compactMap { id in
          solver.constraint(id).map {
            Constraint($0.twin(in: variables).terms.sorted { $0.variable < $1.variable }, $0.relation, $0.constant)
          }
        }
      }
      .map { [$0[0]] + $0.dropFirst().sorted { "\($0)" < "\($1)" } }
      .sorted { "\($0)" < "\($1)" }
    }
  }
}
