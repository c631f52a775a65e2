/// Which constraint of a conflict is broken: the one with the highest rank.
///
/// Apple does not document the choice. This rule agrees with 19 of 21 published console logs (decision 123). The rank
/// depends on the constraint alone, neither on the order of activation nor on the rest of the tree. Among equal ranks
/// the solver decides by content (`Conflict`): equations before inequalities, then the constant farthest from zero,
/// then the order of the tree.
///
/// ``ConstraintTranslator`` and ``ConstraintRows`` give ranks to the solver, and ``LayoutConflict/Choice`` says why a
/// constraint was broken.
@MainActor enum RemovalRank: Int {
  /// Sizes are not negative: never broken.
  case bound = -1
  /// Made by the system: stack views, autoresizing masks, fitting, the size of the root.
  case system = 0
  /// A distance from a leading or top edge, a centre, a baseline, a ratio of sizes. Also any constraint with a constant
  /// of zero: it usually aligns or hides something.
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
      let first = Side(constraint.firstAttribute, of: constraint.first.guide)
      let second = Side(constraint.secondAttribute, of: constraint.second?.guide)
      switch (first, second) {
      case (.near, .far), (.far, .near): self = .space
      case (.far, _), (_, .far): self = .farEdge
      default: self = .alignment
      }
    }
  }

  /// The side of an item that an attribute refers to.
  @MainActor private enum Side {
    /// The start of an axis: left, leading or top.
    case near
    /// The end of an axis: right, trailing or bottom.
    case far
    case neither

    init(_ attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide?) {
      switch attribute {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: self = .near
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: self = .far
      default: self = .neither
      }
      // The content touches the far end of a top layout guide, and the near end of a bottom one.
      switch guide?.kind {
      case .topLayoutGuide where attribute == .bottom: self = .near
      case .bottomLayoutGuide where attribute == .top: self = .far
      default: break
      }
    }
  }
}
