import TestSupport
import Testing

@testable import ConstraintSolver

/// Stacks of many views, whose sizes add up to the size of the stack: the plan stays as large as the system, and changes
/// agree with solving from scratch.
@Suite struct LongEquationTests {
  /// How the sizes of the views depend on each other.
  enum Distribution: CaseIterable {
    case fill, equal, equalGaps, proportional
  }

  @Test(arguments: Distribution.allCases)
  func thePlanGrowsWithTheSystem(distribution: Distribution) {
    let counts = [200, 400].map { count -> Int in
      let stack = Stack(distribution, count: count, length: 5000)
      stack.solver.solve()
      return stack.solver.numeric.structure.terms.count + stack.solver.numeric.structure.rowParameter.count
    }
    #expect(counts[1] < counts[0] * 21 / 10, "\(counts)")
  }

  @Test(arguments: Distribution.allCases, [300.0, 5000, nil])
  func theSolutionIsOptimal(distribution: Distribution, length: Double?) {
    let stack = Stack(distribution, count: 60, length: length)
    stack.solver.solve()
    let found = flaws(of: stack.solver)
    #expect(found.isEmpty, "\(found.prefix(3))")
  }

  @Test(arguments: Distribution.allCases, 0..<8)
  func changesAgreeWithSolvingFromScratch(distribution: Distribution, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 900)
    var stack = Stack(distribution, count: 40, length: seed % 2 == 0 ? 700 : nil)
    stack.solver.checksInvariants = true
    stack.solver.solve()
    for step in 0..<12 {
      stack.change(&generator)
      stack.solver.solve()
      let fresh = Solver()
      let copies = stack.solver.variables.map { _ in fresh.makeVariable() }
      for (_, constraint) in stack.solver.constraintsAndEdits { fresh.add(constraint.twin(in: copies)) }
      fresh.solve()
      for (variable, copy) in zip(stack.solver.variables, copies) {
        let value = fresh.value(of: copy)
        #expect(
          abs(stack.solver.value(of: variable) - value) <= 1e-6 * max(1, abs(value)),
          "\(distribution), seed \(seed), step \(step), \(variable)")
      }
    }
  }

  private struct Stack {
    let solver = Solver()
    let sizes: [Variable]
    let length: Variable
    var ids: [ConstraintID] = []

    init(_ distribution: Distribution, count: Int, length given: Double?) {
      sizes = Array(solver.makeVariables(count: count)).reversed()
      let gaps = Array(solver.makeVariables(count: count - 1))
      length = solver.makeVariable()
      let places = Array(solver.makeVariables(count: count))
      solver.add(1 * places[0] == 0)
      solver.add(places[count - 1] + sizes[count - 1] == 1 * length)
      if let given { ids.append(solver.add(1 * length == given)) }
      for i in 0..<count {
        ids.append(solver.add(Constraint([Term(1, sizes[i])], .greaterThanOrEqual, Double(20 + i % 3), priority: 750)))
        ids.append(solver.add(Constraint([Term(1, sizes[i])], .lessThanOrEqual, Double(20 + i % 3), priority: 250)))
        solver.add(sizes[i] >= 0)
      }
      for i in 0..<count - 1 {
        let hasGaps = distribution == .equalGaps
        ids.append(solver.add(places[i + 1] - places[i] - sizes[i] - gaps[i] == (hasGaps ? 0 : 2)))
        if !hasGaps { solver.add(1 * gaps[i] == 0) } else if i > 0 { ids.append(solver.add(gaps[i] - gaps[0] == 0)) }
        if hasGaps { solver.add(gaps[i] >= -20) }
      }
      if distribution == .equal {
        for i in 1..<count { ids.append(solver.add(sizes[i] - sizes[0] == 0)) }
      }
      guard distribution == .proportional else { return }
      for i in 0..<count {
        let share = Constraint(
          [Term(1, sizes[i]), Term(-1 / Double(count), length)], .equal, 0, priority: Priority(Double(999 - i)))
        ids.append(solver.add(share))
      }
    }

    mutating func change(_ generator: inout SeededGenerator) {
      let place = generator.below(ids.count)
      switch generator.below(4) {
      case 0: solver.remove([ids.remove(at: place)])
      case 1:
        ids.append(solver.add(Constraint([Term(1, sizes[generator.below(sizes.count)])], .equal, 35, priority: 800)))
      case 2: ids.append(solver.add(Constraint([Term(1, length)], .lessThanOrEqual, 650, priority: 900)))
      default: solver.setConstant(Double(generator.below(50)), of: ids[place])
      }
    }
  }
}
