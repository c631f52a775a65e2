import Foundation
import TestSupport
import Testing

@testable import ConstraintSolver

/// If a solver does not know a variable or a constraint, no call stops the program, answers for another solver or
/// changes anything.
@Suite struct UnknownHandleTests {
  /// A solver, and handles that it does not know: another solver's, removed ones, and ones that nobody made.
  private struct Fixture {
    let solver: Solver
    let identity: SolverIdentity
    let known: [Variable]
    let variables: [Variable]
    let constraints: [ConstraintID]

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let system = ConstraintSystem.random(seed: seed)
      let made = system.makeSolver()
      solver = made.solver
      // The other solver is larger and smaller in turn, so that its numbers lie inside and outside of this one's.
      let other = ConstraintSystem.random(seed: seed &+ 5_000).makeSolver()
      other.solver.solve()
      var removed = Array(made.variables.filter { _ in generator.happens(0.2) })
      removed.append(solver.makeVariable("removed"))
      let late = solver.add(Constraint([Term(1, made.variables[0])], .lessThanOrEqual, 900, priority: 3))
      if generator.happens(0.5) { solver.solve() }
      solver.removeVariables(removed)
      solver.remove([late])
      if generator.happens(0.5) { solver.solve() }
      known = solver.variables
      let own = solver.makeVariable("own")
      identity = own.solver
      solver.removeVariables([own])
      let numbers: [Int32] = [.min, -1, 0, own.index + 1, .max]
      variables =
        removed + other.variables + numbers.map { Variable(index: $0, solver: .none) }
        + [.min, -1, own.index + 1, .max].map { Variable(index: $0, solver: own.solver) }
      constraints =
        [late] + other.constraints + numbers.map { ConstraintID(index: $0, solver: .none) }
        + [.min, -1, late.index + 1, .max].map { ConstraintID(index: $0, solver: own.solver) }
    }

    /// The whole visible state of the solver.
    var state: String {
      solver.description + ConstraintSystem(solver).text + "\(solver.rejectedConstraints) \(solver.conflicts)"
        + "\(solver.constraints) \(solver.variables)"
    }
  }

  /// What each method of `Solver` that takes a variable or a constraint does with an unknown one.
  private static let calls: [String: @Sendable (Fixture) -> Void] = [
    "removeVariables": { fixture in fixture.solver.removeVariables(fixture.variables) },
    "contains": { fixture in
      #expect(fixture.variables.allSatisfy { !fixture.solver.contains($0) })
      #expect(fixture.known.allSatisfy(fixture.solver.contains))
    },
    "name": { fixture in
      for variable in fixture.variables {
        // Names remain after their variable has been removed.
        #expect(fixture.solver.name(of: variable).isEmpty || variable.solver == fixture.identity)
      }
    },
    "value": { fixture in
      fixture.solver.solve()
      for variable in fixture.variables { #expect(fixture.solver.value(of: variable) == 0) }
    },
    "remove": { fixture in fixture.solver.remove(fixture.constraints) },
    "constraint": { fixture in
      for id in fixture.constraints { #expect(fixture.solver.constraint(id) == nil) }
    },
    "setConstant": { fixture in
      for id in fixture.constraints { fixture.solver.setConstant(17, of: id) }
    },
    "setPriority": { fixture in
      for id in fixture.constraints { fixture.solver.setPriority(17, of: id) }
    },
    "setRemovalRank": { fixture in
      for id in fixture.constraints { fixture.solver.setRemovalRank(17, of: id) }
    },
    "suggest": { fixture in
      for variable in fixture.variables { fixture.solver.suggest(17, for: variable) }
    },
    "stopEditing": { fixture in
      for variable in fixture.variables { fixture.solver.stopEditing(variable) }
    },
    "decidingConstraints": { fixture in
      fixture.solver.solve()
      #expect(fixture.solver.decidingConstraints(of: fixture.variables).allSatisfy { $0.isEmpty })
      for variable in fixture.variables { #expect(fixture.solver.decidingConstraints(of: variable).isEmpty) }
    },
    "reachOfChanges": { fixture in
      fixture.solver.solve()
      #expect(fixture.solver.reachOfChanges(among: fixture.variables)?.contains(false) != true)
    },
    "range": { fixture in
      fixture.solver.solve()
      for variable in fixture.variables { #expect(fixture.solver.range(of: variable) == 0...0) }
    },
    "error": { fixture in
      fixture.solver.solve()
      for variable in fixture.variables {
        #expect(fixture.solver.error(of: Constraint([Term(3, variable)], .equal, 17)) == -17)
      }
    },
    "apply": { fixture in
      for variable in fixture.variables {
        for change in [Change.suggest(17, for: variable), .stopEditing(variable)] {
          expect(change, .unknownVariable, fixture.solver)
        }
        expect(
          .add(Constraint([Term(1, variable)], .equal, 17)), .unusable(.unknownVariable), fixture.solver)
      }
      for id in fixture.constraints {
        for change in [Change.remove(id), .setConstant(17, of: id), .setPriority(17, of: id)] {
          expect(change, .unknownConstraint, fixture.solver)
        }
      }
    },
    "add": { fixture in addAndRemove(fixture) },
  ]

  private static func expect(_ change: Change, _ reason: ChangeError.Reason, _ solver: Solver) {
    #expect(throws: ChangeError(position: 0, reason: reason)) { try solver.apply([change]) }
  }

  /// A constraint of an unknown variable is kept aside, whatever is changed about it, until it is removed.
  private static func addAndRemove(_ fixture: Fixture) {
    let solver = fixture.solver
    let before = solver.rejectedConstraints.map(\.constraint)
    for (i, variable) in fixture.variables.enumerated() {
      var terms = [Term(1, variable), Term(-1, fixture.variables[(i + 1) % fixture.variables.count])]
      if let known = fixture.known.first { terms.append(Term(1, known)) }
      let id = solver.add(Constraint(terms, .equal, 17))
      #expect(solver.rejectedConstraints.last?.constraint == id)
      #expect(solver.rejectedConstraints.last?.error == .unknownVariable)
      solver.setConstant(18, of: id)
      solver.setPriority(250, of: id)
      solver.solve()
      #expect(solver.rejectedConstraints.map(\.constraint) == before + [id])
      #expect(solver.rejectedConstraints.last?.error == .unknownVariable)
      #expect(solver.constraint(id)?.constant == 18)
      solver.remove([id])
    }
    #expect(solver.rejectedConstraints.map(\.constraint) == before)
  }

  @Test(arguments: calls.keys.sorted(), 0..<40)
  func unknownHandlesChangeNothing(call: String, seed: Int) throws {
    let fixture = Fixture(seed: UInt64(seed) &+ 61_000)
    let untouched = Fixture(seed: UInt64(seed) &+ 61_000)
    fixture.solver.checksInvariants = true
    let run = try #require(Self.calls[call])
    run(fixture)
    fixture.solver.solve()
    untouched.solver.solve()
    #expect(fixture.state == untouched.state, "seed \(seed)")
  }

  /// The table above has every public method of `Solver`.
  @Test func everyPublicMethodIsCalled() throws {
    let sources = Project.root.appending(path: "Sources/ConstraintSolver")
    let withoutHandles: Set = [
      "copy", "makeVariable", "makeVariables", "solve", "freeVariables", "ambiguities", "brokenConstraints",
      "brokenInvariants", "reserve",
    ]
    var found: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) where name.hasPrefix("Solver") {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      found.formUnion(text.matches(of: /public func (\w+)/).map { String($0.1) })
    }
    #expect(found.subtracting(withoutHandles) == Set(Self.calls.keys))
  }

  /// A constraint that is added again reuses the removed one's record, but not if its variable was removed.
  @Test func aConstraintOfARemovedVariableDoesNotComeBack() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let sum = Constraint([Term(1, x), Term(1, y)], .equal, 10)
    solver.add(sum)
    solver.solve()
    solver.removeVariables([x])
    let again = solver.add(sum)
    solver.solve()
    #expect(solver.rejectedConstraints.map(\.constraint) == [again])
    #expect(solver.freeVariables().map(\.variable) == [y])
  }

  /// Conflicts and reasons can name edits, but only `suggest` and `stopEditing` change them.
  @Test func editsAreNoConstraints() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    solver.suggest(5, for: x)
    let bound = solver.add(Constraint([Term(1, x)], .greaterThanOrEqual, 50))
    solver.solve()
    let edit = try #require(solver.brokenConstraints().first?.constraint)
    solver.setConstant(90, of: edit)
    solver.setPriority(1000, of: edit)
    solver.setRemovalRank(3, of: edit)
    solver.remove([edit, bound])
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.constraint(edit) == Constraint([Term(1, x)], .equal, 5, priority: .edit))
  }

  @Test func copiesKnowTheHandlesOfTheirOriginal() {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let id = solver.add(Constraint([Term(1, x)], .equal, 10))
    let copy = solver.copy()
    copy.setConstant(20, of: id)
    copy.solve()
    solver.solve()
    #expect(copy.value(of: x) == 20 && solver.value(of: x) == 10)
  }

  @Test(arguments: [-1, 1]) func aSystemThatNamesAVariableItDoesNotHaveStopsTheProgram(place: Int) async {
    await #expect(processExitsWith: .failure) { [place] in
      var system = ConstraintSystem()
      _ = system.variable("x")
      system.constraints.append(.init(.required, .equal, 1, [.init(1, place)]))
      _ = system.makeSolver()
    }
  }
}
