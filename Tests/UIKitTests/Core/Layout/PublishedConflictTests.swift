import ConstraintSolver
import Testing

@testable import UIKit

/// Conflicts that were published as console logs of UIKit, laid out with real views. The engine finds the same set of
/// constraints and, by one rule (`RemovalRank`), breaks the same constraint in 19 of 21.
@Suite struct PublishedConflictTests {
  /// Logs in which UIKit broke a constraint other than the one that the rule chooses.
  ///
  /// - displayswitcher-20 holds a constant width of 1, the most likely mistake in it; UIKit broke a trailing distance.
  /// - yh-ios fixes the width of a cell; UIKit broke the label that is 32 points narrower than it. Whether the cell's
  ///   width was the system's, the log doesn't say.
  static let exceptions: Set<String> = ["displayswitcher-20", "yh-ios"]

  @Test func thereAreTwentyOne() {
    #expect(PublishedConflict.all.count == 21)
  }

  @Test(arguments: PublishedConflict.all)
  func theSetLiesWithinTheLogAndTheRuleSaysWhatBreaks(log: PublishedConflict) throws {
    let (members, conflict) = try layOut(log)
    let found = try #require(conflict)
    let all = members.map(\.constraint)
    #expect(found.constraints.allSatisfy(all.contains))
    let broken = try #require(members.first { $0.isBroken }?.constraint)
    #expect((found.broken === broken) == !Self.exceptions.contains(log.name), "\(found.broken)")
    #expect(!found.broken.isSystemMade)

  }

  /// Without any one of its constraints, the rest can be satisfied. The set may include the rule that sizes are not
  /// negative.
  @Test(arguments: PublishedConflict.all)
  func theSetIsIrreducible(log: PublishedConflict) throws {
    let screen = PublishedConflict.Screen()
    NSLayoutConstraint.activate(try log.members(on: screen).map(\.constraint))
    screen.bench.root.layoutIfNeeded()
    let solver = try #require(screen.bench.root.layoutState.ownEngine?.model.solver)
    let set = try #require(solver.conflicts.first).constraints.compactMap { solver.constraint($0) }
    #expect(!canHold(set, solver.variables.count))
    for left in set.indices {
      #expect(canHold(set.indices.filter { $0 != left }.map { set[$0] }, solver.variables.count))
    }
  }

  private func canHold(_ constraints: [Constraint], _ variableCount: Int) -> Bool {
    let solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    // A solver knows only its own variables.
    let constraints = constraints.map { constraint in
      var own = constraint
      for i in own.terms.indices { own.terms[i].variable = variables[Int(own.terms[i].variable.index)] }
      return own
    }
    solver.add(constraints)
    solver.solve()
    return solver.conflicts.isEmpty && constraints.allSatisfy { solver.error(of: $0) == 0 }
  }

  @Test(arguments: PublishedConflict.all)
  func theOrderOfActivationPlaysNoPart(log: PublishedConflict) throws {
    let count = log.lines.count
    let expected = try place(ofBrokenIn: log, order: Array(0..<count))
    #expect(try place(ofBrokenIn: log, order: Array((0..<count).reversed())) == expected)
    for turn in 1..<max(2, count) {
      #expect(try place(ofBrokenIn: log, order: (0..<count).map { ($0 + turn) % count }) == expected)
    }
  }

  @Test func aConstantThatBecomesZeroIsKept() throws {
    let bench = LayoutBench(320, 44)
    let view = bench.place()
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let lead = view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10)
    let trail = bench.root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10)
    bench.layOut(width, lead, trail)
    #expect(try #require(bench.root.layoutDiagnosis.conflicts.first).broken === width)
    width.constant = 0
    bench.root.layoutIfNeeded()
    #expect(try #require(bench.root.layoutDiagnosis.conflicts.first).broken === trail)
    #expect(view.frame.width == 0)
  }

  @Test func aGuideOfAControllerCountsAsTheEdgeThatItShows() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    func rank(_ constraint: NSLayoutConstraint) -> RemovalRank { RemovalRank(of: constraint) }
    let top = controller.topLayoutGuide
    #expect(rank(view.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8)) == .alignment)
    #expect(rank(view.topAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: 8)) == .space)
    let bottom = controller.bottomLayoutGuide
    #expect(rank(bottom.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8)) == .farEdge)
  }

  private func layOut(
    _ log: PublishedConflict, only places: [Int]? = nil
  ) throws -> (members: [PublishedConflict.Member], conflict: LayoutConflict?) {
    let screen = PublishedConflict.Screen()
    let members = try log.members(on: screen)
    NSLayoutConstraint.activate((places ?? Array(members.indices)).map { members[$0].constraint })
    screen.bench.root.layoutIfNeeded()
    return (members, screen.bench.root.layoutDiagnosis.conflicts.first)
  }

  private func place(ofBrokenIn log: PublishedConflict, order: [Int]) throws -> Int? {
    let (members, conflict) = try layOut(log, only: order)
    return members.firstIndex { $0.constraint === conflict?.broken }
  }
}
