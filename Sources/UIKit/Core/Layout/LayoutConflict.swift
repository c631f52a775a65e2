/// Required constraints that can't hold together; without any one of them the others can.
@preconcurrency @MainActor public struct LayoutConflict {
  /// Why this constraint of the set was broken and not another one. Apple does not document the choice; published logs
  /// show this order.
  public enum Choice: Hashable, Sendable {
    /// The system made all the others, and those are never broken.
    case theOnlyOne
    /// The only constant size: these are broken first.
    case constantSize
    /// The only space between neighbours: these are broken after constant sizes.
    case space
    /// The only distance from a trailing or bottom edge: these are broken before leading and top edges, centres,
    /// baselines, ratios, and constants of zero.
    case trailingOrBottomDistance
    /// The only equation of the constraints of one kind: an inequality is kept.
    case equation
    /// Of the constraints of one kind, the one with the constant farthest from zero.
    case largestConstant
    /// The candidates do not differ in anything else, and the order of the tree decides.
    case order
  }

  /// The constraints of the view tree in the set. Natural sizes and the size of the root may take part as well.
  public var constraints: [NSLayoutConstraint]
  /// The one that layout went on without; never one that the system made.
  public var broken: NSLayoutConstraint
  /// Why that one was broken.
  public var choice: Choice
}

extension LayoutConflict {
  /// - Parameter constant: the right side of a constraint as the solver compares it.
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
  /// The kind of constraint that is broken before all others of a set.
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
