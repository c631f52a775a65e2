/// An optional constraint that the solution violates, and the constraints that prevent it.
public struct BrokenConstraint: Hashable, Sendable {
  /// The optional constraint.
  public let constraint: ConstraintID
  /// The constraint's left side minus its right side at the solution.
  public let error: Double
  /// The constraint and its ``reason``, sorted. In a large component, broken constraints that prevent each other share
  /// one array: with an array for each, memory would grow with the square of the number of constraints in a chain.
  let proof: [ConstraintID]

  /// The constraints that prevent the broken constraint from being satisfied, sorted. They have higher priorities; if
  /// those alone do not prevent it, constraints of its own priority that outvote it are included.
  ///
  /// The rest of the system is not needed to break the constraint. The set is irreducible: none of its constraints can
  /// be left out. Only where checking this would take seconds (hundreds of constraints that all share variables), the
  /// set may be larger than necessary.
  ///
  /// - Complexity: linear in their number.
  public var reason: [ConstraintID] { proof.filter { $0 != constraint } }
}
