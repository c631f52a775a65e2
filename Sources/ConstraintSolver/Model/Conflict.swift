/// Required constraints that cannot hold together, and the one of them that was set aside.
///
/// The one set aside has the highest ``Constraint/removalRank``; of several, an equation rather than an inequality; then
/// the one with the constant farthest from zero; then the one with the oldest variable. The order in which constraints
/// were added plays no part, in this or in which sets are found.
public struct Conflict: Hashable, Sendable {
  /// An irreducible set: without any one of them the rest can be satisfied. Sorted by ``ConstraintID``.
  public var constraints: [ConstraintID]
  /// The member that the solution ignores.
  public var setAside: ConstraintID
}
