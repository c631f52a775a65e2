extension Solver {
  /// The optional constraints that the last solution does not meet, in order of insertion, each with its reason.
  ///
  /// - Complexity: an elimination of the whole system, and a small simplex for each broken constraint.
  public func brokenConstraints() -> [BrokenConstraint] {
    let setAside = Set(conflicts.map(\.setAside))
    let broken = constraintsAndEdits.compactMap { id, constraint -> (ConstraintID, Double)? in
      guard !constraint.priority.isRequired, !setAside.contains(id) else { return nil }
      let error = error(of: constraint)
      return error == 0 ? nil : (id, error)
    }
    guard !broken.isEmpty else { return [] }
    let reasons = analysis().reasons(of: broken.map(\.0))
    return zip(broken, reasons).map { BrokenConstraint(constraint: $0.0, error: $0.1, reason: $1) }
  }

  /// The constraints that give a variable its value, sorted: read as equations, they alone have that one solution.
  ///
  /// An inequality is among them if the variable is pressed against it; what presses, ``brokenConstraints()`` tells.
  /// Of a variable that is not decided (``freeVariables()``), those that tie it to other variables. Where several sets
  /// would do, one that does not depend on the order of insertion is chosen.
  ///
  /// - Complexity: an elimination of the whole system, and a small simplex.
  public func decidingConstraints(of variable: Variable) -> [ConstraintID] {
    decidingConstraints(of: [variable]).first ?? []
  }

  /// For each of the variables, the constraints that give it its value, as ``decidingConstraints(of:)-(Variable)`` says;
  /// none for an unknown one.
  ///
  /// - Complexity: one elimination of the whole system, and a small simplex for each component that is asked for.
  public func decidingConstraints(of variables: [Variable]) -> [[ConstraintID]] {
    let known = variables.filter(contains)
    let found = analysis().decidingConstraints(of: known.map(\.index))
    let constraints = Dictionary(zip(known, found), uniquingKeysWith: { first, _ in first })
    return variables.map { constraints[$0] ?? [] }
  }

  /// Left side minus right side at the last solution; zero where the constraint holds. An unknown variable counts as 0.
  public func error(of constraint: Constraint) -> Double {
    var sum = -constraint.constant
    var size = max(1, abs(constraint.constant))
    for term in constraint.terms {
      let product = term.coefficient * value(of: term.variable)
      sum += product
      size = max(size, abs(product))
    }
    if abs(sum) <= Tolerance.feasibility * size { return 0 }
    return switch constraint.relation {
    case .equal: sum
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: min(0, sum)
    }
  }
}
