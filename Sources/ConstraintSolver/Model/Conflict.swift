/// Required constraints that cannot all hold, and the one of them that the solver has relaxed (ignores).
///
/// The relaxed constraint is the one with the highest ``Constraint/removalRank``. If several constraints share that
/// rank, an equation is chosen before an inequality, then the constraint whose constant is farthest from zero, then the
/// constraint with the oldest variable. The order in which constraints were added affects neither this choice nor which
/// sets are found.
public struct Conflict: Hashable, Sendable {
  /// The conflicting constraints, sorted. The set is irreducible: if any one of them is left out, the rest can be
  /// satisfied.
  public var constraints: [ConstraintID]
  /// The member that the solution ignores.
  public var relaxed: ConstraintID
}
