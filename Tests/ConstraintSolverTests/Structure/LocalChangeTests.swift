import TestSupport
import Testing

@testable import ConstraintSolver

/// Changes of the system agree with solving from scratch, and plan only the affected part.
@Suite struct LocalChangeTests {
  @Test(arguments: Workload.allCases, 0..<6)
  func changedWorkloadsAgreeWithSolvingFromScratch(workload: Workload, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 31_000)
    let system = workload.system(size: 8)
    var (solver, variables, ids) = system.makeSolver()
    solver.solve()
    for step in 0..<30 {
      for _ in 0...generator.below(2) {
        change(solver, &variables, &ids, &generator)
      }
      solver.solve()
      let fresh = Solver()
      let copies = variables.map { _ in fresh.makeVariable() }
      for id in ids { if let constraint = solver.constraint(id) { fresh.add(constraint.twin(in: copies)) } }
      for edit in system.edits { fresh.suggest(solver.value(of: variables[edit.variable]), for: copies[edit.variable]) }
      fresh.solve()
      for (variable, copy) in zip(variables, copies) {
        let value = fresh.value(of: copy)
        #expect(
          abs(solver.value(of: variable) - value) <= 1e-6 * max(1, abs(value)),
          "\(workload), seed \(seed), step \(step), \(variable)")
      }
      #expect(
        solver.freeVariables().map(\.variable.index) == fresh.freeVariables().map(\.variable.index),
        "\(workload), seed \(seed), step \(step)")
      // The numbers of other systems are rounded differently.
      guard Workload.screens.contains(workload) else { continue }
      #expect("\(solver.ambiguities())" == "\(fresh.ambiguities())", "\(workload), seed \(seed), step \(step)")
    }
  }

  private func change(
    _ solver: Solver, _ variables: inout [Variable], _ ids: inout [ConstraintID], _ generator: inout SeededGenerator
  ) {
    let place = generator.below(ids.count)
    let optional: [Priority] = [751, 750, 250, 50]
    switch generator.below(7) {
    case 0, 1:
      solver.remove([ids[place]])
      ids.remove(at: place)
    case 2:
      let new = solver.makeVariable()
      let neighbour = variables[generator.below(variables.count)]
      variables.append(new)
      ids.append(solver.add(Constraint([Term(1, new), Term(-1, neighbour)], .greaterThanOrEqual, 8)))
    case 3:
      let pair = (0..<2).map { _ in variables[generator.below(variables.count)] }
      ids.append(
        solver.add(
          Constraint(
            [Term(1, pair[0]), Term(-1, pair[1])], generator.happens(0.5) ? .equal : .lessThanOrEqual,
            Double(generator.below(40)), priority: optional[generator.below(4)])))
    default:
      if let constraint = solver.constraint(ids[place]) {
        let isRequired = constraint.priority.isRequired
        solver.setPriority(
          isRequired && generator.happens(0.2) ? 300 : isRequired ? 1000 : optional[generator.below(4)], of: ids[place])
      }
    }
  }

  @Test func aChangeOfOneRowPlansThatRow() throws {
    let size = 200
    let system = Workload.stacklist.system(size: size)
    let (solver, variables, _) = system.makeSolver()
    solver.solve()
    let title = variables[try #require(system.names.firstIndex(of: "r100t.w"))]
    let before = solver.plannedConstraints
    #expect(before == system.constraints.count + 1)

    let id = solver.add(Constraint([Term(1, title)], .equal, 55, priority: 900))
    solver.solve()
    #expect(solver.value(of: title) == 55)
    let added = solver.plannedConstraints - before
    #expect(added > 0 && added < 20)

    solver.setPriority(10, of: id)
    solver.solve()
    #expect(solver.value(of: title) != 55)
    #expect(solver.plannedConstraints == before + added)

    solver.remove([id])
    solver.solve()
    #expect(solver.plannedConstraints < before + 2 * added + 1)
  }

  @Test func aStandingConflictLeavesTheRestAlone() throws {
    let system = Workload.stacklist.system(size: 50)
    let (solver, variables, _) = system.makeSolver()
    let lonely = solver.makeVariable("lonely")
    let ten = solver.add(Constraint([Term(1, lonely)], .equal, 10))
    let twenty = solver.add(Constraint([Term(1, lonely)], .equal, 20))
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [ten, twenty], relaxed: twenty)])
    let before = solver.plannedConstraints
    let root = variables[system.edits[0].variable]
    solver.suggest(777, for: root)
    #expect(!solver.solve().changed.isEmpty)
    #expect(solver.value(of: root) == 777)
    #expect(solver.plannedConstraints == before)
    #expect(solver.conflicts.count == 1)

    // A change of a member solves the conflict again.
    solver.setConstant(30, of: ten)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [ten, twenty], relaxed: ten)])
    #expect(solver.value(of: lonely) == 20)
  }

  /// Optional constraints are not part of conflicts, even if they have the same variables.
  @Test func aStandingConflictOutlivesChangesOfOptionalConstraints() throws {
    let system = Workload.stacklist.system(size: 200)
    let (solver, variables, _) = system.makeSolver()
    let title = variables[try #require(system.names.firstIndex(of: "r100t.w"))]
    let other = variables[try #require(system.names.firstIndex(of: "r101t.w"))]
    let ten = solver.add(Constraint([Term(1, title)], .equal, 10))
    let twenty = solver.add(Constraint([Term(1, title)], .equal, 20))
    solver.solve()
    let conflict = Conflict(constraints: [ten, twenty], relaxed: twenty)
    #expect(solver.conflicts == [conflict])
    let before = solver.plannedConstraints

    let id = solver.add(Constraint([Term(1, other)], .equal, 55, priority: 900))
    solver.solve()
    #expect(solver.value(of: other) == 55)
    solver.setConstant(44, of: id)
    solver.solve()
    #expect(solver.value(of: other) == 44)
    solver.remove([id])
    solver.solve()
    #expect(solver.value(of: other) != 44)
    #expect(solver.conflicts == [conflict])
    #expect(solver.plannedConstraints < before + 60)
    #expect(solver.brokenInvariants().isEmpty)

    // A member that becomes optional ends it.
    solver.setPriority(900, of: ten)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: title) == 20)
    #expect(solver.brokenInvariants().isEmpty)
  }

  @Test(arguments: Workload.allCases)
  func copiesShareThePlanAndNothingElse(workload: Workload) {
    let system = workload.system(size: 20)
    let (prototype, variables, ids) = system.makeSolver()
    prototype.solve()
    let planned = prototype.plannedConstraints
    let before = variables.map { prototype.value(of: $0) }
    let edit = system.edits[0]
    let change = system.changes[0]

    let copies = (0..<5).map { _ in prototype.copy() }
    for (i, copy) in copies.enumerated() {
      #expect(variables.map { copy.value(of: $0) } == before)
      copy.suggest(edit.low + Double(i), for: variables[edit.variable])
      copy.setConstant(change.new, of: ids[change.constraint])
      copy.solve()
    }
    for (i, copy) in copies.enumerated() {
      let fresh = system.makeSolver()
      fresh.solver.suggest(edit.low + Double(i), for: fresh.variables[edit.variable])
      fresh.solver.setConstant(change.new, of: fresh.constraints[change.constraint])
      fresh.solver.solve()
      for (variable, twin) in zip(variables, fresh.variables) {
        #expect(abs(copy.value(of: variable) - fresh.solver.value(of: twin)) < 1e-6)
      }
      #expect(copy.plannedConstraints == 0)
    }
    #expect(prototype.plannedConstraints == planned)
    #expect(variables.map { prototype.value(of: $0) } == before)

    // Other changes of a copy have no effect on the rest.
    copies[0].remove([ids[change.constraint]])
    copies[0].solve()
    #expect(copies[0].plannedConstraints > 0)
    copies[1].suggest(edit.high, for: variables[edit.variable])
    copies[1].solve()
    #expect(copies[1].value(of: variables[edit.variable]) == edit.high)
    #expect(copies[1].plannedConstraints == 0)
    #expect(variables.map { prototype.value(of: $0) } == before)
  }
}
