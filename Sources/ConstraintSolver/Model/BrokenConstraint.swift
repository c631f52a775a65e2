/// An optional constraint that the solution violates, and the constraints that prevent it.
public struct BrokenConstraint: Hashable, Sendable {
  /// The optional constraint.
  public let constraint: ConstraintID
  /// Left side minus right side.
  public let error: Double
  /// The constraint and its reason, sorted. Constraints of a large component that break each other share one array.
  /// With one array per constraint, the memory for the reasons of a chain would grow with the square of its length.
  let proof: [ConstraintID]

  /// The constraints that prevent it, sorted: more important ones and, if those alone do not, constraints of its own
  /// priority that outvote it.
  ///
  /// They break it by themselves, without the rest of the system. None of them can be left out, except where checking
  /// this would take seconds (hundreds of constraints that all share variables).
  ///
  /// - Complexity: linear in their number.
  public var reason: [ConstraintID] { proof.filter { $0 != constraint } }
}
