/// An optional constraint that the solution violates, and the constraints that prevent it.
public struct BrokenConstraint: Hashable, Sendable {
  /// The optional constraint.
  public var constraint: ConstraintID
  /// Left side minus right side.
  public var error: Double
  /// The constraints that prevent it, sorted: more important ones; and if those alone do not, constraints of its own
  /// priority that outvote it. They break it by themselves, without the rest of the system.
  public var reason: [ConstraintID]
}
