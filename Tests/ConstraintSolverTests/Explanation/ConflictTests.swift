import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct ConflictTests {
  @Test(arguments: 0..<300)
  func setsAreIrreducibleAndIndependentOfTheOrder(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 5_000)
    let count = 2 + generator.below(6)
    let lines = (0..<(count * 3)).map { _ in
      ConstraintSystem.Line.random(count, [250], .usual, &generator)
    }
    let first = conflicts(lines, order: Array(lines.indices), variableCount: count)
    for conflict in first.conflicts { #expect(isIrreducible(conflict.constraints, in: first.solver), "seed \(seed)") }
    // The remaining constraints hold.
    #expect(flaws(of: first.solver).isEmpty, "seed \(seed)")
    let second = conflicts(lines, order: lines.indices.shuffled(using: &generator), variableCount: count)
    #expect(first.texts == second.texts, "seed \(seed)")
  }

  /// Eliminations are kept when a constraint is left out.
  @Test(arguments: 0..<200)
  func searchGoesOnAsIfItHadBegunWithoutWhatWasLeftOut(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 9_000)
    let count = 2 + generator.below(20)
    let solver = Solver()
    let variables = solver.makeVariables((0..<count).map { "x\($0)" })
    for _ in 0..<(count * 8) {
      let line = ConstraintSystem.Line.random(count, [250], .usual, &generator)
      let terms = line.terms.map { Term($0.coefficient, variables[$0.variable]) }
      solver.add(Constraint(terms, line.relation, line.constant, priority: line.priority))
    }
    let analysis = solver.analysis()
    var search = ConflictSearch(analysis)
    var leftOut: [Int] = []
    var isDone = false
    while !isDone {
      var fresh = ConflictSearch(analysis)
      for source in leftOut { fresh.leaveOut(source) }
      let members = search.next()
      #expect(fresh.next() == members, "seed \(seed), without \(leftOut)")
      guard let member = members?.randomElement(using: &generator), leftOut.count < 200 else {
        isDone = true
        continue
      }
      search.leaveOut(member)
      leftOut.append(member)
    }
  }

  /// The search does not start again for each conflict.
  @Test func manyConflictsTakeFewEliminations() {
    let count = 200
    let solver = Solver()
    let variables = solver.makeVariables((0..<count).map { "x\($0)" })
    var constraints: [Constraint] = []
    for (i, variable) in variables.enumerated() {
      let others = i > 0 ? [Term(-1, variables[i - 1])] : []
      // Two distances from the one before, and one that is too large.
      for distance in [10.0, 20] { constraints.append(Constraint([Term(1, variable)] + others, .equal, distance)) }
      constraints.append(Constraint([Term(1, variable)] + others, .greaterThanOrEqual, 30))
    }
    solver.add(constraints)
    var search = ConflictSearch(solver.analysis())
    var conflictCount = 0
    while let members = search.next() {
      conflictCount += 1
      search.leaveOut(members[members.count - 1])
    }
    #expect(conflictCount == 2 * count)
    #expect(search.eliminationCount <= 2 * constraints.count)
  }

  @Test func severalDisjointConflictsAreAllNamed() {
    let solver = Solver()
    let variables = (0..<3).map { solver.makeVariable("x\($0)") }
    var expected: [[ConstraintID]] = []
    for variable in variables {
      let low = solver.add(Constraint([Term(1, variable)], .greaterThanOrEqual, 10))
      let high = solver.add(Constraint([Term(1, variable)], .lessThanOrEqual, 5))
      expected.append([low, high])
    }
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == expected)
    // The larger constants are relaxed, and the remaining ones are nearest to zero.
    #expect(solver.conflicts.map(\.relaxed) == expected.map { $0[0] })
    #expect(variables.map { solver.value(of: $0) } == [0, 0, 0])
  }

  @Test func aConflictEndsWhenItsCauseDoes() {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let ten = solver.add(Constraint([Term(1, width)], .equal, 10))
    let twenty = solver.add(Constraint([Term(1, width)], .equal, 20))
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [ten, twenty], relaxed: twenty)])
    #expect(solver.value(of: width) == 10)
    solver.remove([ten])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 20)
  }

  private func conflicts(
    _ lines: [ConstraintSystem.Line], order: [Int], variableCount: Int
  ) -> (solver: Solver, conflicts: [Conflict], texts: [String]) {
    let solver = Solver()
    let variables = (0..<variableCount).map { solver.makeVariable("x\($0)") }
    var places: [ConstraintID: Int] = [:]
    for place in order {
      let line = lines[place]
      let terms = line.terms.map { Term($0.coefficient, variables[$0.variable]) }
      places[solver.add(Constraint(terms, line.relation, line.constant, priority: line.priority))] = place
    }
    solver.solve()
    let texts = solver.conflicts.map { conflict in
      "\(conflict.constraints.compactMap { places[$0] }.map { "\(lines[$0])" }.sorted()) "
        + (places[conflict.relaxed].map { "\(lines[$0])" } ?? "")
    }
    return (solver, solver.conflicts, texts.sorted())
  }

  /// Together the constraints cannot hold; without any one of them the rest can.
  private func isIrreducible(_ ids: [ConstraintID], in solver: Solver) -> Bool {
    func canHold(_ ids: [ConstraintID]) -> Bool {
      let fresh = Solver()
      let variables = solver.variables.map { _ in fresh.makeVariable() }
      var copies: [Constraint] = []
      for id in ids {
        guard let constraint = solver.constraint(id) else { return false }
        copies.append(
          Constraint(constraint.twin(in: variables).terms, constraint.relation, constraint.constant))
      }
      fresh.add(copies)
      fresh.solve()
      // A solution that meets all of them proves that they can hold.
      let isMet = copies.allSatisfy { copy in
        let rest = copy.terms.reduce(-copy.constant) { $0 + $1.coefficient * fresh.value(of: $1.variable) }
        return switch copy.relation {
        case .equal: abs(rest) < 1e-5
        case .lessThanOrEqual: rest < 1e-5
        case .greaterThanOrEqual: rest > -1e-5
        }
      }
      return fresh.conflicts.isEmpty && isMet
    }
    return !canHold(ids)
      && ids.indices.allSatisfy { left in canHold(ids.indices.filter { $0 != left }.map { ids[$0] }) }
  }
}
