import Testing

@testable import ConstraintSolver

/// Components that are too large for a tableau are solved with sparse factors. The result is the same and is proved,
/// and the cost is bounded.
@Suite struct SparseSimplexTests {
  @Test(arguments: 0..<10)
  func randomSystemsHaveTheSameSolutionAsWithATableau(part: Int) {
    for seed in (part * 200)..<((part + 1) * 200) {
      let system = ConstraintSystem.random(seed: UInt64(seed))
      let (tableau, variables, _) = system.makeSolver()
      tableau.solve()
      let (sparse, copies) = solvedSparsely(system)
      let found = flaws(of: sparse)
      #expect(found.isEmpty, "seed \(seed): \(found.prefix(3)) \(system.text)")
      // Among several conflicts, the choice may differ.
      guard tableau.conflicts.map(\.relaxed.index) == sparse.conflicts.map(\.relaxed.index) else { continue }
      #expect(areEqual(tableau, variables, sparse, copies), "seed \(seed) \(system.text)")
      #expect(
        tableau.freeVariables().map(\.variable.index) == sparse.freeVariables().map(\.variable.index),
        "seed \(seed) \(system.text)")
    }
  }

  @Test(arguments: 0..<5)
  func badlyScaledSystemsHaveTheSameSolutionAsWithATableau(part: Int) {
    for seed in (part * 200)..<((part + 1) * 200) {
      let system = ConstraintSystem.random(seed: UInt64(seed), scaling: .bad)
      let (tableau, variables, _) = system.makeSolver()
      tableau.solve()
      // Beyond 10⁹ a double cannot hold both the number and the tolerance.
      guard variables.allSatisfy({ abs(tableau.value(of: $0)) < 1e9 }) else { continue }
      let (sparse, copies) = solvedSparsely(system)
      guard tableau.conflicts.map(\.relaxed.index) == sparse.conflicts.map(\.relaxed.index) else { continue }
      #expect(areEqual(tableau, variables, sparse, copies), "seed \(seed) \(system.text)")
    }
  }

  @Test func conflictsAreIrreducible() {
    for seed in 0..<300 {
      let system = ConstraintSystem.random(seed: UInt64(seed))
      for conflict in solvedSparsely(system).solver.conflicts {
        let members = conflict.constraints.map { system.constraints[Int($0.index)] }
        #expect(conflicts(of: system, members) > 0, "seed \(seed)")
        for i in members.indices {
          var rest = members
          rest.remove(at: i)
          #expect(conflicts(of: system, rest) == 0, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: zip(Workload.components, [300, 200, 100]))
  func largeComponentsAreProvedOptimal(workload: Workload, size: Int) {
    let (solver, _, _) = workload.system(size: size).makeSolver()
    solver.solve()
    let found = flaws(of: solver)
    #expect(found.isEmpty, "\(found.prefix(3))")
  }

  /// The work for a chain of inequalities grows no faster than n log n: its rows and columns stay short.
  @Test(arguments: [500, 2000, 8000])
  func aChainTakesFewRepairs(size: Int) {
    for pull in [0.0, 15] {
      var simplex = chain(size: size, pull: pull)
      #expect(simplex.solve() == nil)
      simplex.restrictToOptimalFace()
      simplex.settle()
      #expect(simplex.iterationCount <= 3 * size)
      #expect(simplex.entryCount <= 60 * size)
      // Nothing holds the last one back if it is pulled up.
      #expect((0..<size - 1).allSatisfy { abs(simplex.number(of: $0) - Double(10 * ($0 + 1))) < 1e-6 })
    }
  }

  /// With another constant, only the activities that it moves off their breakpoint are repaired.
  @Test func anotherConstantTakesAFewRepairs() {
    let size = 1000
    var first = chain(size: size, pull: 15)
    #expect(first.solve() == nil)
    var next = chain(size: size, pull: 15)
    next.start(from: first.warmStart)
    next.setConstant(12, row: 400)
    #expect(next.solve() == nil)
    #expect(next.iterationCount < 10)
    var anew = chain(size: size, pull: 15)
    anew.setConstant(12, row: 400)
    #expect(anew.solve() == nil)
    #expect((0..<size).allSatisfy { abs(next.number(of: $0) - anew.number(of: $0)) < 1e-6 })
  }

  /// Members of a chain of ≥ 10, each pulled to zero or far up in turn.
  private func chain(size: Int, pull: Double) -> SparseSimplex {
    var simplex = SparseSimplex(parameterCount: size, rowCount: 2 * size)
    for i in 0..<size {
      simplex.append(1, parameter: i)
      if i > 0 { simplex.append(-1, parameter: i - 1) }
      simplex.endRow()
    }
    for i in 0..<size {
      simplex.append(1, parameter: i)
      simplex.endRow()
    }
    simplex.finishRows()
    for i in 0..<size {
      simplex.setConstant(10, row: i)
      simplex.setConstant(i % 2 == 0 ? 0 : pull * Double(i), row: size + i)
    }
    simplex.start { $0 < size ? (.infinity, .greater) : (250, .equal) }
    return simplex
  }

  /// A reason that is not reduced to an irreducible set is still a proof: without the constraint, its rows break it.
  @Test(arguments: [60, 100])
  func reasonsInDenseComponentsAreTrue(size: Int) {
    let (solver, variables, _) = Workload.dense.system(size: size).makeSolver()
    solver.solve()
    let known = Dictionary(uniqueKeysWithValues: solver.constraintsAndEdits.map { ($0.id, $0.constraint) })
    let broken = solver.brokenConstraints()
    #expect(!broken.isEmpty)
    for entry in broken.prefix(5) {
      #expect(!entry.reason.contains(entry.constraint))
      let fresh = Solver()
      let copies = variables.map { _ in fresh.makeVariable() }
      fresh.add(entry.reason.compactMap { known[$0]?.twin(in: copies) })
      guard var own = known[entry.constraint]?.twin(in: copies) else { continue }
      own.priority = Priority(1)
      fresh.add(own)
      fresh.solve()
      #expect(fresh.error(of: own) != 0)
    }
  }

  private func solvedSparsely(_ system: ConstraintSystem) -> (solver: Solver, variables: [Variable]) {
    let (solver, variables, _) = system.makeSolver()
    solver.largestTableau = 0
    solver.solve()
    return (solver, variables)
  }

  private func areEqual(_ a: Solver, _ here: [Variable], _ b: Solver, _ there: [Variable]) -> Bool {
    zip(here, there).allSatisfy {
      let (x, y) = (a.value(of: $0), b.value(of: $1))
      return abs(x - y) <= 1e-6 * max(1, abs(x), abs(y))
    }
  }

  private func conflicts(of system: ConstraintSystem, _ lines: [ConstraintSystem.Line]) -> Int {
    var part = system
    part.constraints = lines
    part.edits = []
    let solver = part.makeSolver().solver
    solver.solve()
    return solver.conflicts.count
  }
}
