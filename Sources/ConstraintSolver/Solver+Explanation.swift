extension Solver {
  /// The optional constraints that the last solution violates, in order of insertion, each with the reason.
  ///
  /// - Complexity: an elimination of the whole system, and small simplexes per broken constraint; bounded by a count of
  ///   operations that takes a few seconds.
  public func brokenConstraints() -> [BrokenConstraint] {
    let relaxed = Set(conflicts.map(\.relaxed))
    let broken = constraintsAndEdits.compactMap { id, constraint -> (ConstraintID, Double)? in
      guard !constraint.priority.isRequired, !relaxed.contains(id) else { return nil }
      let error = error(of: constraint)
      return error == 0 ? nil : (id, error)
    }
    guard !broken.isEmpty else { return [] }
    let proofs = analysis().proofs(of: broken.map(\.0))
    return zip(broken, proofs).map { BrokenConstraint(constraint: $0.0, error: $0.1, proof: $1) }
  }

  /// The constraints that determine the value of a variable, sorted. If each of them is taken as an equation, the
  /// variable can have no other value.
  ///
  /// They include inequalities that are active at the solution. For an undecided variable (``freeVariables()``), they
  /// are the constraints that connect it with other variables, and the constraints that are active at the last solution
  /// (in very large components: at another optimal solution). If several sets are possible, the choice does not depend
  /// on the order of insertion.
  ///
  /// - Complexity: an elimination of the whole system, and a small simplex.
  public func decidingConstraints(of variable: Variable) -> [ConstraintID] {
    decidingConstraints(of: [variable]).first ?? []
  }

  /// For each of the variables, the constraints that ``decidingConstraints(of:)-(Variable)`` returns; an empty array
  /// for an unknown variable. This is faster than one call per variable.
  ///
  /// - Complexity: one elimination of the whole system, and a small simplex per component of the variables.
  public func decidingConstraints(of variables: [Variable]) -> [[ConstraintID]] {
    let known = variables.filter(contains)
    let undecided = Set(freeVariables().map(\.variable.index))
    let found = analysis().decidingConstraints(of: known.map(\.index), undecided: undecided)
    let constraints = Dictionary(zip(known, found), uniquingKeysWith: { first, _ in first })
    return variables.map { constraints[$0] ?? [] }
  }

  /// The range of the values that a variable has among all solutions that are as good as the last one. It is a single
  /// value unless the constraints leave the variable undecided (``freeVariables()``).
  ///
  /// The bounds can be infinite. An unknown variable counts as 0. Returns `nil` if the variable is in a component that
  /// is too large to be examined in a short time.
  ///
  /// ```swift
  /// let solver = Solver()
  /// let (first, second) = (solver.makeVariable(), solver.makeVariable())
  /// for constraint in [first + second == 100, first >= 10, second >= 20] { solver.add(constraint) }
  /// solver.solve()
  /// solver.range(of: first)  // 10...80
  /// ```
  ///
  /// - Complexity: an elimination of the whole system, and a small simplex.
  public func range(of variable: Variable) -> ClosedRange<Double>? {
    contains(variable) ? analysis().range(of: variable.index) : 0...0
  }

  /// The violation of a constraint at the last solution: left side minus right side, or zero if the constraint holds.
  /// An unknown variable counts as 0. The constraint need not be one of the solver's.
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
