import Testing

@testable import ConstraintSolver

@Suite struct OptimalityTests {
  @Test(arguments: 0..<12)
  func everyRandomSystemIsProvedOptimal(part: Int) {
    for seed in (part * 500)..<((part + 1) * 500) {
      let system = ConstraintSystem.random(seed: UInt64(seed))
      let (solver, _, _) = system.makeSolver()
      solver.solve()
      let found = flaws(of: solver)
      #expect(found.isEmpty, "seed \(seed): \(found.prefix(3)) \(system.text)")
    }
  }

  @Test(arguments: Workload.allCases, [10, 30])
  func everyWorkloadIsProvedOptimal(workload: Workload, size: Int) {
    let (solver, variables, _) = workload.system(size: size).makeSolver()
    solver.solve()
    #expect(flaws(of: solver).isEmpty)
    #expect(solver.conflicts.isEmpty)
    #expect(!variables.isEmpty)
  }
}
