import ConstraintSolver

/// Constraints of the view tree as rows of the solver.
@MainActor struct ConstraintTranslator {
  /// A constraint as a row, and what is needed to change the row with it.
  struct Translation {
    var row: Constraint
    /// The right side without the constraint's own constant.
    var offset: Double
    /// The sign of the constraint's own constant: −1 where reading direction mirrors it.
    var sign: Double
    /// Whether the right side depends on margins, safe areas or nested baselines.
    var followsFrames: Bool
  }

  private let attributes: AttributeExpressions
  private let model: LayoutModel

  init(_ model: LayoutModel) {
    self.model = model
    attributes = AttributeExpressions(model)
  }

  /// Makes the row for a constraint of the tree; `nil` if it can't be used.
  func translate(_ constraint: NSLayoutConstraint) -> Translation? {
    guard let first = constraint.firstItem, let common = constraint.closestCommonAncestor,
      let ancestor = model.index(of: common)
    else { return nil }
    let direction = common.effectiveUserInterfaceLayoutDirection
    guard var left = side(first, constraint.firstAttribute, constraint.firstEnd, ancestor, direction) else {
      return nil
    }
    let isMirrored =
      direction == .rightToLeft && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && constraint.firstEnd == nil
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem,
        let right = side(second, constraint.secondAttribute, constraint.secondEnd, ancestor, direction)
      else { return nil }
      let multiplier = Double(constraint.multiplier)
      left.value.add(right.value, times: -multiplier)
      if isMirrored, multiplier != 1 {
        // Measured from the right edge R: R − x₁ = m·(R − x₂) + c, so x₁ − m·x₂ − (1 − m)·R = −c.
        guard let edge = attributes.expression(of: common, .right, in: ancestor, direction: direction) else {
          return nil
        }
        left.value.add(edge.value, times: multiplier - 1)
      }
      left.followsFrames = left.followsFrames || right.followsFrames
    } else if !constraint.firstAttribute.isSize && constraint.firstEnd == nil {
      return nil  // A place can't be a constant: there is nothing that it would be measured from.
    }
    let offset = -left.value.constant + Double(constraint.resolvedSystemSpacing)
    let sign = isMirrored ? -1.0 : 1
    let row = Constraint(
      left.value.terms, Self.relation(constraint.relation, mirrored: isMirrored),
      offset + sign * Double(constraint.constant),
      priority: Priority(min(Double(constraint.priority.rawValue), 1000)),
      removalRank: RemovalRank(of: constraint).rawValue)
    guard row.error == nil else { return nil }
    return Translation(row: row, offset: offset, sign: sign, followsFrames: left.followsFrames)
  }

  private func side(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.DistanceEnd?,
    _ ancestor: Int, _ direction: UIUserInterfaceLayoutDirection
  ) -> AttributeExpressions.Value? {
    guard let start = attributes.expression(of: item, attribute, in: ancestor, direction: direction) else { return nil }
    guard let end else { return start }
    guard let endItem = end.item,
      let stop = attributes.expression(of: endItem, end.attribute, in: ancestor, direction: direction)
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
