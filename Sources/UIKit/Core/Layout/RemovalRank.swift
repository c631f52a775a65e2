/// The rank by which layout chooses which of several conflicting constraints to leave out (“break”): the one with the
/// highest rank.
///
/// Apple does not document its choice. This rule agrees with 19 of 21 published console logs (decision 123). The rank
/// depends on the constraint alone, and neither on the order of activation nor on the rest of the view tree. Among
/// equal ranks, equations are left out before inequalities, then the constraint whose constant is farthest from zero;
/// after that, the order of the tree decides (see `Conflict`).
///
/// ``ConstraintTranslator`` and ``ConstraintRows`` pass ranks to the solver, and ``LayoutConflict/Choice`` says why a
/// constraint was left out.
@MainActor enum RemovalRank: Int {
  /// The rule that a size is not negative. It is never left out.
  case bound = -1
  /// A constraint that the system made: for stack views, autoresizing masks, fitting sizes, and the size of the root
  /// view.
  case system = 0
  /// A distance from a leading or top edge, a centre, a baseline, or a ratio of sizes. Also any constraint with a
  /// constant of zero, because it usually aligns or hides something.
  case alignment
  /// A distance from a trailing or bottom edge.
  case farEdge
  /// A space between siblings, from the end of one view to the start of the next.
  case space
  /// A constant width or height.
  case size

  init(of constraint: NSLayoutConstraint) {
    if constraint.isSystemMade {
      self = .system
    } else if constraint.constant == 0 && constraint.systemSpacingMultiplier == nil {
      self = .alignment
    } else if constraint.firstEnd != nil {
      self = .space  // One side is the distance between two anchors.
    } else if constraint.secondAttribute == .notAnAttribute {
      self = .size
    } else {
      let first = Side(constraint.firstAttribute, of: constraint.first.guide)
      let second = Side(constraint.secondAttribute, of: constraint.second?.guide)
      switch (first, second) {
      case (.near, .far), (.far, .near): self = .space
      case (.far, _), (_, .far): self = .farEdge
      default: self = .alignment
      }
    }
  }

  /// Which side of a view or guide an attribute refers to.
  @MainActor private enum Side {
    /// The side at which the axis starts: left, leading or top.
    case near
    /// The side at which the axis ends: right, trailing or bottom.
    case far
    case neither

    init(_ attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide?) {
      switch attribute {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: self = .near
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: self = .far
      default: self = .neither
      }
      // The bottom edge of a top layout guide is where the content starts, and so counts as near. The top edge of a
      // bottom layout guide is where the content ends, and so counts as far.
      switch guide?.kind {
      case .topLayoutGuide where attribute == .bottom: self = .near
      case .bottomLayoutGuide where attribute == .top: self = .far
      default: break
      }
    }
  }
}
