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
      removalRank: RemovalRank(of: constraint).rawValue)
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
}
