import ConstraintSolver

/// Systems of constraints with chains, ties, conflicts and odd numbers, changed while they are solved.
///
/// Each solution is compared with one from scratch.
nonisolated struct SystemFuzz {
  let seed: UInt64

  /// The system before it is changed, in the format of `snug solve`.
  var text: String {
    var random = FuzzGenerator(seed: seed)
    return system(&random).text
  }

  func run() throws {
    var random = FuzzGenerator(seed: seed)
    let system = system(&random)
    let (solver, variables, constraints) = try ConstraintSystem(parsing: system.text).makeSolver()
    var living = constraints
    for _ in 0...random.below(8) {
      try solve(solver)
      for variable in variables where !solver.value(of: variable).isFinite {
        throw BrokenPromise("\(solver.name(of: variable)) = \(solver.value(of: variable))")
      }
      change(solver, variables, &living, &random)
    }
    try solve(solver)
    _ = solver.conflicts
    _ = solver.ambiguities()
    for variable in variables.prefix(4) {
      _ = solver.decidingConstraints(of: variable)
      _ = solver.range(of: variable)
    }
  }

  private func solve(_ solver: Solver) throws {
    solver.solve()
    let faults = solver.brokenInvariants()
    guard faults.isEmpty else { throw BrokenPromise("\(faults.joined(separator: "; ")) in\n\(solver)") }
  }

  private func change(
    _ solver: Solver, _ variables: [Variable], _ living: inout [ConstraintID], _ random: inout FuzzGenerator
  ) {
    switch random.below(6) {
    case 0 where !living.isEmpty: solver.remove([living.remove(at: random.below(living.count))])
    case 1 where !living.isEmpty: solver.setConstant(Double(random.below(400) - 100), of: random.pick(living))
    case 2 where !living.isEmpty: solver.setPriority(Priority(random.pick(Self.levels)), of: random.pick(living))
    case 3: solver.suggest(Double(random.below(300)), for: random.pick(variables))
    case 4: solver.stopEditing(random.pick(variables))
    default:
      let (first, second) = (random.pick(variables), random.pick(variables))
      living.append(solver.add(first - second >= Double(random.below(60) - 20) ~ Priority(random.pick(Self.levels))))
    }
  }

  private func system(_ random: inout FuzzGenerator) -> ConstraintSystem {
    var system = ConstraintSystem()
    let count = random.once(in: 12) ? 20 + random.below(60) : 1 + random.below(12)
    for number in 0..<count { _ = system.variable("x\(number)") }
    let isChain = random.once(in: 4)
    for number in 0..<(1 + random.below(3 * count + 2)) {
      var terms: [ConstraintSystem.NamedTerm] = []
      if isChain, number + 1 < count {
        terms = [.init(1, number + 1), .init(-1, number)]
      } else {
        let variables = (0..<count).shuffled(using: &random).prefix(1 + random.below(4))
        terms = variables.map { .init(random.pick(Self.factors), $0) }
      }
      system.constraints.append(
        .init(
          random.once(in: 3) ? .required : Priority(random.pick(Self.levels)),
          random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), Double(random.below(40) * 10 - 100), terms))
    }
    if random.once(in: 3) { system.edit("x\(random.below(count))", from: 20, to: 90) }
    return system
  }

  private static let levels: [Double] = [999, 751, 750, 251, 250.5, 250, 50, 1]
  private static let factors: [Double] = [1, 1, 1, -1, -1, -1, 0.5, -2, 1.5, 0.1, 3, 16.0 / 9]
}
