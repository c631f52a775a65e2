/// A minimal set of required constraints that contradict each other: if any one of them is left out, the others can be
/// satisfied.
@preconcurrency @MainActor public struct LayoutConflict {
  /// Why layout left out this constraint of the set and not another one. Apple does not document its choice; the order
  /// here was derived from published console logs.
  public enum Choice: Hashable, Sendable {
    /// The system made all the other constraints, such as those of stack views, and those are never left out.
    case theOnlyOne
    /// It is the only constraint that sets a constant size. Such constraints are left out first.
    case constantSize
    /// It is the only constraint for a space between siblings, and no constraint sets a constant size.
    case space
    /// It is the only constraint for a distance from a trailing or bottom edge, and no constraint is for a constant
    /// size or a space. Such constraints are left out before those for leading and top edges, centres, baselines and
    /// ratios, and before those with a constant of zero.
    case trailingOrBottomDistance
    /// It is the only equation among the constraints of its kind (size, space, edge). Equations are left out before
    /// inequalities.
    case equation
    /// Among the constraints of its kind (size, space, edge), its constant is farthest from zero.
    case largestConstant
    /// The candidates have the same kind, relation and constant, so their order in the view tree decides.
    case order
  }

  /// The `NSLayoutConstraint` objects in the set. The conflict may also involve intrinsic content sizes and the size of
  /// the root view.
  public var constraints: [NSLayoutConstraint]
  /// The constraint that layout left out. It is never one that the system made.
  public var broken: NSLayoutConstraint
  /// Why layout left out the constraint `broken` and not another one.
  public var choice: Choice
}

extension LayoutConflict {
  /// Creates a conflict and finds out why layout left out the constraint `broken`.
  ///
  /// - Parameters:
  ///   - constraints: the `NSLayoutConstraint` objects in the set.
  ///   - broken: the one that layout left out.
  ///   - constant: returns the right side of a constraint's row in the solver.
  init(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint, constant: (NSLayoutConstraint) -> Double) {
    self.constraints = constraints
    self.broken = broken
    let others = constraints.filter { $0 !== broken && !$0.isSystemMade }
    let rank = RemovalRank(of: broken)
    let alike = others.filter { RemovalRank(of: $0) == rank }
    let isEquation = broken.relation == .equal
    let rivals = alike.filter { ($0.relation == .equal) == isEquation }
    choice =
      if others.isEmpty {
        .theOnlyOne
      } else if alike.isEmpty {
        Choice(rank)
      } else if rivals.isEmpty {
        .equation
      } else if rivals.allSatisfy({ abs(constant($0)) < abs(constant(broken)) }) {
        .largestConstant
      } else {
        .order
      }
  }
}

extension LayoutConflict.Choice {
  /// The choice for a constraint that is the only one of the highest rank in its set.
  fileprivate init(_ rank: RemovalRank) {
    self =
      switch rank {
      case .size: .constantSize
      case .space: .space
      case .farEdge: .trailingOrBottomDistance
      case .alignment, .system, .bound: .order
      }
  }
}
