/// Required constraints that cannot hold together, and the one of them that was relaxed. `ConflictSearch` finds them.
///
/// The constraint that is relaxed has the highest ``Constraint/removalRank``. If several have it, an equation is
/// chosen before an inequality, then the constraint with the constant farthest from zero, then the constraint with the
/// oldest variable. The order in which constraints were added affects neither this choice nor which sets are found.
public struct Conflict: Hashable, Sendable {
  /// An irreducible set: without any one of them the rest can be satisfied. Sorted by ``ConstraintID``.
  public var constraints: [ConstraintID]
  /// The member that the solution ignores.
  public var relaxed: ConstraintID
}
