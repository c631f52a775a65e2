extension Solver {
  /// Violated invariants, in words; empty unless the solver has a fault.
  ///
  /// The invariants after ``solve()`` are: required constraints hold unless they are relaxed; conflicts consist of
  /// existing required constraints; the plan is consistent; and values, conflicts and undecided variables equal those
  /// of a new solver with the same content. If ``checksInvariants`` is true, every ``solve()`` checks them.
  ///
  /// - Complexity: that of solving from scratch.
  public func brokenInvariants() -> [String] {
    var faults: [String] = []
    let relaxed = Set(conflicts.map(\.relaxed))
    let known = constraintsAndEdits
    let living = Set(variables)
    for (id, constraint) in known {
      if !constraint.terms.allSatisfy({ living.contains($0.variable) }) {
        faults.append("#\(id.index) uses a variable that was removed")
      }
      if constraint.priority.isRequired, !relaxed.contains(id), error(of: constraint) != 0 {
        faults.append("#\(id.index) is required and off by \(error(of: constraint))")
      }
    }
    let required = Set(known.filter { $0.constraint.priority.isRequired }.map(\.id))
    for conflict in conflicts {
      if !conflict.constraints.allSatisfy(required.contains) || !conflict.constraints.contains(conflict.relaxed) {
        faults.append("the conflict of #\(conflict.relaxed.index) has a member that is not required or does not exist")
      }
    }
    return faults + numeric.faults + differencesFromScratch(known)
  }

  /// Solves the same system with a new solver, and describes each difference from its values, conflicts and undecided
  /// variables.
  private func differencesFromScratch(_ known: [(id: ConstraintID, constraint: Constraint)]) -> [String] {
    var faults: [String] = []
    let fresh = Solver()
    fresh.largestTableau = largestTableau
    var copies: [Variable: Variable] = [:]
    for variable in variables { copies[variable] = fresh.makeVariable() }
    var sources: [ConstraintID: ConstraintID] = [:]
    for (id, constraint) in known {
      if isEdit(id), let edited = constraint.terms.first.flatMap({ copies[$0.variable] }) {
        fresh.suggest(constraint.constant, for: edited)
        continue
      }
      var copy = constraint
      copy.terms = constraint.terms.compactMap { term in copies[term.variable].map { Term(term.coefficient, $0) } }
      sources[fresh.add(copy)] = id
    }
    fresh.solve()
    for variable in variables {
      guard let copy = copies[variable] else { continue }
      let (here, there) = (value(of: variable), fresh.value(of: copy))
      if abs(here - there) > Self.sameValue * max(1, abs(here), abs(there)) {
        faults.append("\(variable.index) is \(here), and \(there) from scratch")
      }
    }
    let expected = fresh.conflicts.map { $0.constraints.compactMap { sources[$0] }.sorted() }
    if Set(conflicts.map { $0.constraints }) != Set(expected) { faults.append("other conflicts from scratch") }
    let free = Set(fresh.freeVariables().map(\.variable))
    if freeVariables().map(\.variable) != variables.filter({ copies[$0].map(free.contains) ?? false }) {
      faults.append("other variables are undecided from scratch")
    }
    return faults
  }

  /// The relative difference, due to rounding, up to which two solutions of the same system count as equal.
  private static let sameValue = 1e-6
}
