import ConstraintSolver

/// Translates `NSLayoutConstraint` objects into rows (equations and inequalities) of the solver.
///
/// ``AttributeExpressions`` gives each side of a constraint as a sum of the variables of the ``LayoutModel``.
/// ``ConstraintRows`` adds the rows to the solver and updates them.
@MainActor struct ConstraintTranslator {
  /// The row for a constraint, with the values that are needed to update the row when the constraint changes.
  struct Translation {
    var row: Constraint
    /// The right side of the row without `NSLayoutConstraint.constant`. It consists of margins, other insets and system
    /// spacing, in points.
    var offset: Double
    /// Whether the layout is right to left and the constraint is between leading or trailing attributes, so that its
    /// constant is negated.
    var isMirrored: Bool
    /// Whether `offset` depends on margins, safe areas or baselines of nested views, which can change with frames.
    var followsFrames: Bool
  }

  private let attributes: AttributeExpressions
  private let model: LayoutModel
  /// The terms of the row that is being made, all on its left side. The memory is reused for the next row.
  private var left = LinearExpression()
  private var followsFrames = false
  /// The layout direction that was looked up last, with the number of its item. It is cached because successive
  /// constraints are often in one view.
  private var lastDirection: (index: Int, direction: UIUserInterfaceLayoutDirection)?

  init(_ model: LayoutModel) {
    self.model = model
    attributes = AttributeExpressions(model)
  }

  /// Translates a constraint into a row; `nil` if the constraint can't be solved.
  mutating func translate(_ constraint: NSLayoutConstraint) -> Translation? {
    guard let isMirrored = collect(constraint, .whole) else { return nil }
    let offset = -left.constant + Double(constraint.resolvedSystemSpacing)
    let sign = isMirrored ? -1.0 : 1
    let row = Constraint(
      left.terms, Self.relation(constraint.relation, mirrored: isMirrored),
      offset + sign * Double(constraint.constant),
      priority: Priority(min(Double(constraint.priority.rawValue), 1000)),
      removalRank: RemovalRank(of: constraint).rawValue)
    guard row.error == nil else { return nil }
    return Translation(row: row, offset: offset, isMirrored: isMirrored, followsFrames: followsFrames)
  }

  /// The right side of the row for a constraint without `NSLayoutConstraint.constant`, in points; `nil` if the
  /// constraint can't be solved.
  mutating func offset(of constraint: NSLayoutConstraint) -> Double? {
    guard collect(constraint, .constant) != nil else { return nil }
    return -left.constant + Double(constraint.resolvedSystemSpacing)
  }

  /// Collects the terms of the row for a constraint in `left`.
  ///
  /// - Parameters:
  ///   - constraint: the constraint.
  ///   - part: whether all terms are collected or the constant only.
  /// - Returns: whether the row is mirrored because of a right-to-left layout; `nil` if the constraint can't be solved.
  private mutating func collect(_ constraint: NSLayoutConstraint, _ part: AttributeExpressions.Part) -> Bool? {
    guard let ancestor = commonAncestor(of: constraint) else { return nil }
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    let direction = constraint.isDirectional ? direction(of: ancestor) : .leftToRight
    let isMirrored =
      direction == .rightToLeft && (first.isDirectional || second.isDirectional) && constraint.firstEnd == nil
    left.terms.removeAll(keepingCapacity: true)
    left.constant = 0
    followsFrames = false
    guard add(constraint.first, first, constraint.firstEnd, part, times: 1, ancestor, direction) else { return nil }
    if second != .notAnAttribute {
      let multiplier = Double(constraint.multiplier)
      guard let item = constraint.second,
        add(item, second, constraint.secondEnd, part, times: -multiplier, ancestor, direction)
      else { return nil }
      if isMirrored, multiplier != 1 {
        // In a right-to-left layout, positions are measured from the right edge R of the common ancestor:
        // R − x₁ = m·(R − x₂) + c, so x₁ − m·x₂ − (1 − m)·R = −c.
        guard let common = model.view(at: ancestor)?.handle,
          let edge = attributes.sum(of: common, .right, in: ancestor, direction: direction),
          attributes.add(edge, part, times: multiplier - 1, in: ancestor, to: &left)
        else { return nil }
      }
    } else if !first.isSize && constraint.firstEnd == nil {
      return nil  // A position can't equal a constant alone: it has to be relative to another position.
    }
    return isMirrored
  }

  /// The number of the closest item that contains all items of a constraint, or is one of them; `nil` if the model does
  /// not contain it.
  private func commonAncestor(of constraint: NSLayoutConstraint) -> Int? {
    // Almost all constraints are between two items, whose handles store their numbers.
    if constraint.firstEnd == nil, constraint.secondEnd == nil, let first = model.containerIndex(of: constraint.first) {
      guard let second = constraint.second else { return first }
      if let second = model.containerIndex(of: second) { return model.commonAncestor(of: first, second) }
    }
    guard let common = constraint.closestCommonAncestor else { return nil }
    return model.index(of: common)
  }

  /// The layout direction of the view with the number `index`.
  private mutating func direction(of index: Int) -> UIUserInterfaceLayoutDirection {
    if let last = lastDirection, last.index == index { return last.direction }
    let direction = model.view(at: index)?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    lastDirection = (index, direction)
    return direction
  }

  /// Adds one side of a constraint to `left`: `factor` times an attribute, or `factor` times a distance between two
  /// anchors if `end` is not `nil`. Returns `false` if the constraint can't be solved.
  private mutating func add(
    _ item: ItemHandle, _ attribute: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.DistanceEnd?,
    _ part: AttributeExpressions.Part, times factor: Double, _ ancestor: Int,
    _ direction: UIUserInterfaceLayoutDirection
  ) -> Bool {
    guard let start = attributes.sum(of: item, attribute, in: ancestor, direction: direction) else { return false }
    followsFrames = followsFrames || start.followsFrames
    guard let end else { return attributes.add(start, part, times: factor, in: ancestor, to: &left) }
    guard let stop = attributes.sum(of: end.handle, end.attribute, in: ancestor, direction: direction) else {
      return false
    }
    followsFrames = followsFrames || stop.followsFrames
    let isMirrored = direction == .rightToLeft && (attribute.isDirectional || end.attribute.isDirectional)
    let (far, near) = isMirrored ? (start, stop) : (stop, start)
    var distance = LinearExpression()
    guard attributes.add(far, part, in: ancestor, to: &distance),
      attributes.add(near, part, times: -1, in: ancestor, to: &distance)
    else { return false }
    left.add(distance, times: factor)
    return true
  }

  private static func relation(_ relation: NSLayoutConstraint.Relation, mirrored: Bool) -> Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: mirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: mirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// Whether one of the constraint's attributes is leading or trailing, so that the constraint depends on the layout
  /// direction.
  fileprivate var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional || firstEnd?.attribute.isDirectional == true
      || secondEnd?.attribute.isDirectional == true
  }
}
