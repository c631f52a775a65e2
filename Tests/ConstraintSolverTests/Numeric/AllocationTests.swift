import TestSupport
import Testing

@testable import ConstraintSolver

/// Parameters that share one sum are solved without a simplex. The result is the same, and is proved.
@Suite struct AllocationTests {
  @Test(arguments: 0..<10)
  func randomSharesHaveTheSameSolutionAsWithATableau(part: Int) {
    for seed in (part * 100)..<((part + 1) * 100) {
      let system = shares(seed: UInt64(seed))
      let (tableau, variables, _) = system.makeSolver()
      tableau.solve()
      let (allocated, copies, _) = system.makeSolver()
      allocated.largestTableau = 0
      allocated.solve()
      let found = flaws(of: allocated)
      #expect(found.isEmpty, "seed \(seed): \(found.prefix(3)) \(system.text)")
      guard tableau.conflicts.map(\.relaxed) == allocated.conflicts.map(\.relaxed) else { continue }
      for (variable, copy) in zip(variables, copies) {
        let value = tableau.value(of: variable)
        #expect(abs(allocated.value(of: copy) - value) <= 1e-6 * max(1, abs(value)), "seed \(seed) \(system.text)")
      }
      // Of several free variables, the tableau may miss one.
      let free = Set(allocated.freeVariables().map(\.variable.index))
      #expect(free.isSuperset(of: tableau.freeVariables().map(\.variable.index)), "seed \(seed) \(system.text)")
    }
  }

  @Test func whatContradictsTheSumIsInfeasible() {
    var allocation = Allocation(factors: [1, 2])
    allocation.require([row(0, .less, 3), row(1, .less, 6)])
    #expect(!allocation.isInfeasible)
    allocation.require([Allocation.Row(share: 2, factor: -1, .greater, 10)])
    #expect(allocation.isInfeasible)
  }

  @Test func lessImportantSharesGiveWay() {
    var allocation = Allocation(factors: [1, 1, 1])
    allocation.require([Allocation.Row(share: 3, factor: -1, .equal, 100)] + (0..<3).map { row($0, .greater, 0) })
    for share in 0..<3 { allocation.minimise([row(share, .equal, Double(40 + share))]) }
    #expect(allocation.settled() == [40, 41, 19])
    #expect(!allocation.isOpen)
  }

  @Test func equallyImportantSharesAreSettledInOrder() {
    var allocation = Allocation(factors: [1, 1, 1])
    allocation.require([Allocation.Row(share: 3, factor: -1, .equal, 100)] + (0..<3).map { row($0, .greater, 0) })
    allocation.minimise((0..<3).map { row($0, .greater, 40) })
    #expect(allocation.isOpen)
    #expect(allocation.settled() == [20, 40, 40])
  }

  @Test func undecidedSharesMoveAgainstEachOther() throws {
    var allocation = Allocation(factors: [1, 2, 1])
    allocation.require([Allocation.Row(share: 3, factor: -1, .equal, 100)] + (0..<3).map { row($0, .greater, 0) })
    allocation.require([row(2, .equal, 30)])
    let way = try #require(allocation.freeDirection())
    #expect(way.direction == [1, -0.5, 0])
    for end in way.ends {
      #expect(abs(end[0] + 2 * end[1] + end[2] - 100) < 1e-9)
      #expect(end[0] >= 0 && end[1] >= 0 && end[2] == 30)
    }
    #expect(way.ends[0] != way.ends[1])
    // The first one decides the second.
    #expect(allocation.pins(at: allocation.settled()) == [0])
  }

  @Test func sharesWithoutRoomAreNotFree() {
    var allocation = Allocation(factors: [1, 1])
    allocation.require([Allocation.Row(share: 2, factor: -1, .equal, 0)] + (0..<2).map { row($0, .greater, 0) })
    #expect(allocation.freeDirection() == nil)
    #expect(allocation.pins(at: [0, 0]).isEmpty)
  }

  private func row(_ share: Int, _ relation: Relation.Code, _ constant: Double) -> Allocation.Row {
    Allocation.Row(share: share, factor: 1, relation, constant)
  }

  /// A sum of parameters, of which each also has constraints of its own.
  private func shares(seed: UInt64) -> ConstraintSystem {
    var generator = SeededGenerator(seed: seed &+ 5_000)
    var system = ConstraintSystem()
    let count = 2 + generator.below(8)
    let factors: [Double] = [1, 1, 1, 2, 0.5, -1, 3]
    let names = (0..<count).map { system.variable("x\($0)") }
    let sum = names.map { ConstraintSystem.NamedTerm(factors[generator.below(factors.count)], $0) }
    let priorities = [Priority.required, 750, 750, 500, 250, 50]
    for _ in 0...generator.below(2) {
      let scale = Double(1 + generator.below(2))
      let terms = sum.map { ConstraintSystem.NamedTerm($0.coefficient * scale, $0.variable) }
      system.constraints.append(
        .init(
          priorities[generator.below(6)], Relation.random(&generator), Double(generator.below(60) * 10), terms))
    }
    for _ in 0..<count * (1 + generator.below(3)) {
      let term = ConstraintSystem.NamedTerm(factors[generator.below(factors.count)], names[generator.below(count)])
      system.constraints.append(
        .init(
          priorities[generator.below(6)], Relation.random(&generator), Double(generator.below(40) * 10 - 50), [term]))
    }
    return system
  }
}

extension Relation {
  fileprivate static func random(_ generator: inout SeededGenerator) -> Relation {
    [.equal, .lessThanOrEqual, .greaterThanOrEqual][generator.below(3)]
  }
}
