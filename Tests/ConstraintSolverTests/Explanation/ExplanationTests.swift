import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct ExplanationTests {
  @Test func aBrokenConstraintNamesTheStrongerOnes() {
    let solver = Solver()
    let row = solver.makeVariable("row")
    let label = solver.makeVariable("label")
    let minimum = solver.add(Constraint([Term(1, row)], .greaterThanOrEqual, 44))
    let margins = solver.add(Constraint([Term(1, row), Term(-1, label)], .equal, 16))
    let size = solver.add(Constraint([Term(1, label)], .equal, 20, priority: 250))
    solver.add(Constraint([Term(1, label)], .lessThanOrEqual, 100, priority: 750))
    solver.solve()
    let broken = solver.brokenConstraints()
    #expect(broken.map(\.constraint) == [size])
    #expect(broken.map(\.error) == [8])
    #expect(broken.map(\.reason) == [[minimum, margins]])
    #expect(solver.decidingConstraints(of: label) == [minimum, margins])
  }

  @Test func aConstraintCanBeOutvotedOnItsOwnLevel() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let low = solver.add([10, 20].map { Constraint([Term(1, x)], .equal, $0, priority: 250) })
    let high = solver.add(Constraint([Term(1, x)], .equal, 90, priority: 250))
    solver.solve()
    #expect(solver.value(of: x) == 20)
    let broken = solver.brokenConstraints()
    #expect(broken.map(\.constraint) == [low[0], high])
    #expect(broken.map(\.reason) == [[low[1]], [low[0]]])
  }

  @Test func ambiguityShowsAnotherSolutionAndWhatWouldEndIt() throws {
    let solver = Solver()
    let superview = solver.makeVariable("superview")
    let first = solver.makeVariable("first")
    let second = solver.makeVariable("second")
    solver.add(Constraint([Term(1, superview)], .equal, 100))
    solver.add(Constraint([Term(1, first), Term(1, second), Term(-1, superview)], .equal, 0))
    for variable in [first, second] { solver.add(Constraint([Term(1, variable)], .greaterThanOrEqual, 10)) }
    solver.solve()
    #expect(solver.value(of: first) == 10 && solver.value(of: second) == 90)
    let ambiguity = try #require(solver.ambiguities().first)
    #expect(ambiguity.variables == [first, second])
    #expect(ambiguity.direction.map(\.number) == [1, -1])
    #expect(ambiguity.witness.map(\.number) == [90, 10])
    #expect(ambiguity.pins == [Constraint([Term(1, first)], .equal, 10)])
    #expect(solver.decidingConstraints(of: superview).count == 1)
  }

  /// The same content in another order of insertion is explained by the same constraints.
  @Test(arguments: 0..<100)
  func explanationsDoNotDependOnTheOrderOfInsertion(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let system = ConstraintSystem.random(seed: UInt64(seed) &+ 95_000)
    var shuffled = system
    shuffled.constraints.shuffle(using: &generator)
    #expect(explanation(of: shuffled) == explanation(of: system), "seed \(seed)\n\(system.text)")
  }

  /// All explanations of a system, with constraints by content.
  private func explanation(of system: ConstraintSystem) -> [String] {
    let (solver, variables, _) = system.makeSolver()
    solver.solve()
    func text(_ ids: [ConstraintID]) -> String {
      ids.compactMap { solver.anyConstraint($0) }.map { "\($0)" }.sorted().joined(separator: "; ")
    }
    let broken = solver.brokenConstraints().map { "\(text([$0.constraint])) because of \(text($0.reason))" }
    let deciding = zip(variables, solver.decidingConstraints(of: variables)).map { "\($0) by \(text($1))" }
    return broken.sorted() + deciding + solver.conflicts.map { text($0.constraints) }.sorted()
      + solver.ambiguities().map { "\($0.variables) by \($0.pins.map(\.terms))" }
  }

  /// Explanations are true: checked by solving their constraints alone. With sparse factors they need not be minimal.
  @Test(arguments: 0..<200, [0, LevelSimplex.largestTableau])
  func explanationsAreTrue(seed: Int, largestTableau: Int) {
    let system = ConstraintSystem.random(seed: UInt64(seed) &+ 90_000)
    let (solver, variables, _) = system.makeSolver()
    solver.largestTableau = largestTableau
    solver.solve()
    guard solver.conflicts.isEmpty else { return }
    for broken in solver.brokenConstraints() {
      let own = solver.anyConstraint(broken.constraint)
      for reason in broken.reason {
        #expect((solver.anyConstraint(reason)?.priority ?? 0) >= (own?.priority ?? 0), "seed \(seed)")
      }
      #expect(isBroken(broken.constraint, by: broken.reason, in: solver), "seed \(seed) \(broken)\n\(system.text)")
      // Irreducible: without any one of them it would hold.
      for left in broken.reason where largestTableau > 0 {
        let rest = broken.reason.filter { $0 != left }
        #expect(!isBroken(broken.constraint, by: rest, in: solver), "seed \(seed) \(broken) without \(left)")
      }
    }
    let free = Set(solver.freeVariables().map(\.variable))
    for variable in variables where !free.contains(variable) {
      let value = only(solver.decidingConstraints(of: variable), in: solver, valueOf: variable)
      #expect(
        abs(value - solver.value(of: variable)) <= 1e-5 * max(1, abs(value)), "seed \(seed) \(variable)\n\(system.text)"
      )
    }
    for variable in variables where largestTableau > 0 {
      // Also for undecided variables: the constraints are active at the solution.
      for constraint in solver.decidingConstraints(of: variable).compactMap(solver.anyConstraint) {
        let rest = constraint.terms.reduce(-constraint.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        #expect(abs(rest) <= 1e-5 * max(1, abs(constraint.constant)), "seed \(seed) \(variable)\n\(system.text)")
      }
    }
    for ambiguity in solver.ambiguities() { check(ambiguity, of: solver, seed) }
  }

  @Test func aRangeEndsWhereTheFaceDoes() {
    let solver = Solver()
    let (first, second, loose) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for constraint in [first + second == 100, first >= 10, second >= 20] { solver.add(constraint) }
    solver.solve()
    #expect(solver.range(of: first) == 10...80)
    #expect(solver.range(of: second) == 20...90)
    #expect(solver.range(of: loose) == -.infinity ... .infinity)
    solver.add(loose - first >= 5)
    solver.solve()
    #expect(solver.range(of: loose) == 15 ... .infinity)
    solver.add(first == 30 ~ .low)
    solver.solve()
    #expect(solver.range(of: first) == 30...30)
    #expect(solver.range(of: Solver().makeVariable()) == 0...0)
  }

  /// A range is a single point exactly for decided variables, and both of its ends are as good as the solution.
  @Test(arguments: 0..<200)
  func rangesAreTrue(seed: Int) {
    let system = ConstraintSystem.random(seed: UInt64(seed) &+ 93_000)
    let (solver, variables, _) = system.makeSolver()
    solver.solve()
    let free = Set(solver.freeVariables().map(\.variable))
    for variable in variables {
      guard let range = solver.range(of: variable) else { continue }
      let (value, slack) = (solver.value(of: variable), 1e-5 * max(1, abs(solver.value(of: variable))))
      #expect(range.lowerBound <= value + slack && value <= range.upperBound + slack, "seed \(seed) \(variable)")
      #expect((range.upperBound - range.lowerBound > slack) == free.contains(variable), "seed \(seed) \(variable)")
      for end in [range.lowerBound, range.upperBound] where end.isFinite {
        #expect(
          violations(of: solver) == violations(of: solver, holding: variable, at: end), "seed \(seed) \(variable)")
      }
    }
  }

  /// The sums of the violations of each level, rounded, with a variable held at a value.
  private func violations(of solver: Solver, holding variable: Variable? = nil, at value: Double = 0) -> [Double: Int] {
    let other = Solver()
    let variables = solver.variables.map { _ in other.makeVariable() }
    let relaxed = Set(solver.conflicts.map(\.relaxed))
    let constraints = solver.constraintsAndEdits.filter { !relaxed.contains($0.id) }.map(\.constraint)
    for constraint in constraints { other.add(constraint.twin(in: variables)) }
    if let variable { other.add(Constraint([Term(1, variable)], .equal, value).twin(in: variables)) }
    other.solve()
    var sums: [Double: Double] = [:]
    for constraint in constraints {
      sums[constraint.priority.rawValue, default: 0] += violation(constraint) {
        other.value(of: variables[Int($0.index)])
      }
    }
    return sums.mapValues { Int(($0 * 1000).rounded()) }
  }

  /// The witness is as good on every level. The pins together leave none of these variables open, but fewer of them do.
  private func check(_ ambiguity: Ambiguity, of solver: Solver, _ seed: Int) {
    #expect(!ambiguity.witness.isEmpty && !ambiguity.pins.isEmpty, "seed \(seed)")
    let other = Dictionary(uniqueKeysWithValues: ambiguity.witness.map { ($0.variable, $0.number) })
    var sums: [Double: (Double, Double)] = [:]
    for (_, constraint) in solver.constraintsAndEdits {
      let here = violation(constraint) { solver.value(of: $0) }
      let there = violation(constraint) { other[$0] ?? solver.value(of: $0) }
      sums[constraint.priority.rawValue, default: (0, 0)].0 += here
      sums[constraint.priority.rawValue, default: (0, 0)].1 += there
    }
    for (priority, sum) in sums {
      #expect(abs(sum.0 - sum.1) <= 1e-5 * max(1, sum.0), "seed \(seed), level \(priority)")
    }
    #expect(!isOpen(ambiguity, of: solver, with: ambiguity.pins), "seed \(seed)")
    for left in ambiguity.pins where solver.largestTableau > 0 {
      #expect(isOpen(ambiguity, of: solver, with: ambiguity.pins.filter { $0 != left }), "seed \(seed)")
    }
  }

  /// Whether some of the undecided variables are still undecided when the pins are added.
  private func isOpen(_ ambiguity: Ambiguity, of solver: Solver, with pins: [Constraint]) -> Bool {
    let pinned = Solver()
    let variables = solver.variables.map { _ in pinned.makeVariable() }
    pinned.add(solver.constraintsAndEdits.map { $0.constraint.twin(in: variables) })
    pinned.add(pins.map { $0.twin(in: variables) })
    pinned.solve()
    return !Set(pinned.freeVariables().map(\.variable.index)).isDisjoint(with: ambiguity.variables.map(\.index))
  }

  private func violation(_ constraint: Constraint, _ value: (Variable) -> Double) -> Double {
    let rest = constraint.terms.reduce(-constraint.constant) { $0 + $1.coefficient * value($1.variable) }
    return switch constraint.relation {
    case .equal: abs(rest)
    case .lessThanOrEqual: max(0, rest)
    case .greaterThanOrEqual: max(0, -rest)
    }
  }

  private func isBroken(_ id: ConstraintID, by reason: [ConstraintID], in solver: Solver) -> Bool {
    let fresh = Solver()
    let variables = solver.variables.map { _ in fresh.makeVariable() }
    var kept = reason.compactMap { solver.anyConstraint($0)?.twin(in: variables) }
    guard var own = solver.anyConstraint(id)?.twin(in: variables) else { return false }
    // On its own level there may be a tie, so its priority is lowered; the others keep their order.
    own.priority = Priority((kept.map(\.priority.rawValue).min() ?? 1000) / 2)
    kept.append(own)
    fresh.add(kept)
    fresh.solve()
    return fresh.error(of: own) != 0
  }

  private func only(_ ids: [ConstraintID], in solver: Solver, valueOf variable: Variable) -> Double {
    let fresh = Solver()
    let variables = solver.variables.map { _ in fresh.makeVariable() }
    fresh.add(
      ids.compactMap { solver.anyConstraint($0)?.twin(in: variables) }.map { Constraint($0.terms, .equal, $0.constant) }
    )
    fresh.solve()
    let twin = variables[Int(variable.index)]
    return fresh.freeVariables().map(\.variable).contains(twin) ? .nan : fresh.value(of: twin)
  }
}

extension Solver {
  fileprivate func anyConstraint(_ id: ConstraintID) -> Constraint? {
    constraintsAndEdits.first { $0.id == id }?.constraint
  }
}
