/// Which of the constraints that cannot hold together layout goes on without: the one of the highest rank.
///
/// Apple leaves it open. This is the rule that agrees with 19 of 21 console logs that people published (decision 123).
/// It looks at the constraint alone, so neither the order of activation nor the rest of the tree plays a part. Of equal
/// ranks the solver decides by content (`Conflict`): an equation before an inequality, then the constant farthest from
/// zero, then by the order of the tree.
@MainActor enum RemovalRank: Int {
  /// Sizes are not negative: nothing breaks that.
  case bound = -1
  /// Made by the system: stack views, autoresizing masks, fitting, the size of the root.
  case system = 0
  /// A distance from a leading or top edge, a centre, a baseline, a ratio of sizes. A constant of zero as well, wherever
  /// it stands: it says "flush" or "hidden".
  case alignment
  /// A distance from a trailing or bottom edge.
  case farEdge
  /// A space between neighbours.
  case space
  /// A constant size.
  case size

  init(of constraint: NSLayoutConstraint) {
    if constraint.isSystemMade {
      self = .system
    } else if constraint.constant == 0 && constraint.systemSpacingMultiplier == nil {
      self = .alignment
    } else if constraint.firstEnd != nil {
      self = .space  // The distance between two anchors.
    } else if constraint.secondAttribute == .notAnAttribute {
      self = .size
    } else {
      let first = Side(constraint.firstAttribute, of: constraint.firstItem)
      let second = Side(constraint.secondAttribute, of: constraint.secondItem)
      switch (first, second) {
      case (.near, .far), (.far, .near): self = .space
      case (.far, _), (_, .far): self = .farEdge
      default: self = .alignment
      }
    }
  }

  /// The side of an item that an attribute speaks of.
  @MainActor private enum Side {
    /// Where an axis starts.
    case near
    /// Where it ends.
    case far
    case neither

    init(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) {
      switch attribute {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: self = .near
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: self = .far
      default: self = .neither
      }
      // What a layout guide of a controller shows to the content is the other end of the strip.
      switch (item as? UILayoutGuide)?.kind {
      case .topLayoutGuide where attribute == .bottom: self = .near
      case .bottomLayoutGuide where attribute == .top: self = .far
      default: break
      }
    }
  }
}
