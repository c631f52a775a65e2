/// An optional constraint that the solution violates, and the constraints that prevent it.
public struct BrokenConstraint: Hashable, Sendable {
  /// The optional constraint.
  public var constraint: ConstraintID
  /// Left side minus right side.
  public var error: Double
  /// The constraints that prevent it, sorted: more important ones; and if those alone do not, constraints of its own
  /// priority that outvote it. They break it by themselves, without the rest of the system.
  /// None of them can be left out, unless it would take seconds to find that out (hundreds of constraints that all share
  /// variables).
  public var reason: [ConstraintID]
}
