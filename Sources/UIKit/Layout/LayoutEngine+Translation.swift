import ConstraintSolver

/// Constraints of the view tree as constraints of the solver.
extension LayoutEngine {
  /// Makes the solver's constraint for a constraint of the tree; `nil` if it can't be used.
  func translate(_ constraint: NSLayoutConstraint) -> (constraint: Constraint, entry: ConstraintEntry)? {
    guard let first = constraint.firstItem, let common = constraint.closestCommonAncestor,
      let ancestor = index(of: common)
    else { return nil }
    let direction = common.effectiveUserInterfaceLayoutDirection
    guard var left = side(first, constraint.firstAttribute, constraint.firstEnd, ancestor, direction) else {
      return nil
    }
    var entry = ConstraintEntry(constraint: constraint, followsFrames: left.followsFrames)
    let isMirrored =
      direction == .rightToLeft && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && constraint.firstEnd == nil
    if isMirrored { entry.sign = -1 }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let right = side(second, constraint.secondAttribute, constraint.secondEnd, ancestor, direction)
      else { return nil }
      let multiplier = Double(constraint.multiplier)
      left.value.add(right.value, times: -multiplier)
      if isMirrored, multiplier != 1 {
        // Measured from the right edge R: R − x₁ = m·(R − x₂) + c, so x₁ − m·x₂ − (1 − m)·R = −c.
        guard let edge = expression(of: common, .right, in: ancestor, direction: direction) else { return nil }
        left.value.add(edge.value, times: multiplier - 1)
      }
      entry.followsFrames = entry.followsFrames || right.followsFrames
    } else if !constraint.firstAttribute.isSize && constraint.firstEnd == nil {
      return nil  // A place can't be a constant: there is nothing that it would be measured from.
    }
    entry.offset = -left.value.constant + Double(constraint.resolvedSystemSpacing)
    let priority = min(Double(constraint.priority.rawValue), 1000)
    let solverConstraint = Constraint(
      left.value.terms, Self.relation(constraint.relation, mirrored: isMirrored),
      entry.offset + entry.sign * Double(constraint.constant), priority: Priority(priority),
      removalRank: removalRank(of: constraint))
    guard solverConstraint.error == nil else { return nil }
    return (solverConstraint, entry)
  }

  private func side(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.DistanceEnd?,
    _ ancestor: Int, _ direction: UIUserInterfaceLayoutDirection
  ) -> (value: LinearExpression, followsFrames: Bool)? {
    guard let start = expression(of: item, attribute, in: ancestor, direction: direction) else { return nil }
    guard let end else { return start }
    guard let endItem = end.item,
      let stop = expression(of: endItem, end.attribute, in: ancestor, direction: direction)
    else { return nil }
    let isMirrored = direction == .rightToLeft && (attribute.isDirectional || end.attribute.isDirectional)
    let distance = isMirrored ? start.value.adding(stop.value, times: -1) : stop.value.adding(start.value, times: -1)
    return (distance, start.followsFrames || stop.followsFrames)
  }

  private static func relation(_ relation: NSLayoutConstraint.Relation, mirrored: Bool) -> Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: mirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: mirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  /// What is set aside first in a conflict, by what published logs of UIKit show: a constant size before other
  /// constraints, of these the one that was activated last, what ties a view to the leading or top edge around it only
  /// after them, and never what the system made.
  private func removalRank(of constraint: NSLayoutConstraint) -> Int {
    if constraint.isSystemMade { return 0 }
    let isConstantSize = constraint.secondAttribute == .notAnAttribute && constraint.firstAttribute.isSize
    let tier = isConstantSize ? 3 : constraint.tiesToLeadingOrTopEdge ? 1 : 2
    return (tier << 32) + entries.count
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint ties a view to the leading or top edge of its superview or one of the superview's guides.
  fileprivate var tiesToLeadingOrTopEdge: Bool {
    guard let firstItem, let secondItem else { return false }
    return isEdge(firstItem, firstAttribute, around: secondItem)
      || isEdge(secondItem, secondAttribute, around: firstItem)
  }

  private func isEdge(_ outer: AnyObject, _ attribute: Attribute, around inner: AnyObject) -> Bool {
    guard let view = inner as? UIView, let superview = view.superview, NSLayoutConstraint.view(of: outer) === superview
    else { return false }
    if (outer as? UILayoutGuide)?.kind == .topLayoutGuide { return attribute == .bottom }
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: return true
    default: return false
    }
  }
}
