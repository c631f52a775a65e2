import Testing

@testable import ConstraintSolver

@Suite struct OptimalityTests {
  /// Together 6,000 systems.
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

  /// Together 4,000 systems with random coefficients from 0.01 to 250. A few of them have solutions beyond 10⁹, where a
  /// double cannot hold both the number and the tolerance; those are left out.
  @Test(arguments: 0..<8)
  func everyBadlyScaledSystemIsProvedOptimal(part: Int) {
    var leftOut = 0
    for seed in (part * 500)..<((part + 1) * 500) {
      let system = ConstraintSystem.random(seed: UInt64(seed), scaling: .bad)
      let (solver, variables, _) = system.makeSolver()
      solver.solve()
      guard variables.allSatisfy({ abs(solver.value(of: $0)) < 1e9 }) else {
        leftOut += 1
        continue
      }
      let found = flaws(of: solver)
      #expect(found.isEmpty, "seed \(seed): \(found.prefix(3)) \(system.text)")
    }
    #expect(leftOut <= 15, "\(leftOut) of 500 systems with numbers beyond 10⁹")
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
