/// An optional constraint that the solution does not meet, and what keeps it from holding.
public struct BrokenConstraint: Hashable, Sendable {
  /// The optional constraint.
  public var constraint: ConstraintID
  /// Left side minus right side.
  public var error: Double
  /// The constraints that keep it from holding, sorted: more important ones, and where those leave room for it, ones of
  /// its own priority that outvote it. They do so by themselves, whatever else is in the system.
  public var reason: [ConstraintID]
}
