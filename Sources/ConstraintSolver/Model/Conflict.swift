/// Required constraints that cannot hold together, and the one of them that was set aside.
public struct Conflict: Hashable, Sendable {
  /// An irreducible set: without any one of them the rest can be satisfied. Sorted by ``ConstraintID``.
  public var constraints: [ConstraintID]
  /// The member that the solution does not honour.
  public var setAside: ConstraintID
}
