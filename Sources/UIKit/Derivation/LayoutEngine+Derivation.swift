import ConstraintSolver

/// Translates constraints of the solver back into the reasons that they stand for, and into equations between edges and
/// sizes.
extension LayoutEngine {
  /// The equations that constraints of the solver (`rows`) stand for, in the order in which the solver got them. There
  /// is no equation for the size of the root, which is given, and for constraints that only hold a value in place.
  func equations(behind rows: some Sequence<ConstraintID>) -> [DerivationEquation] {
    let sources = sources
    return rows.sorted().compactMap { row in
      switch sources[row] {
      case .tree(let constraint): equation(of: constraint)
      case .intrinsic(let index, let axis): naturalSize(of: index, axis, row)
      case .mask(let index): maskEquation(of: index, row)
      case .bound(let index): bound(of: index, row)
      case .rootSize, nil: nil
      }
    }
  }

  /// The reasons that constraints of the solver (`rows`) stand for, in the order in which the solver got them. There is
  /// no reason for constraints that only hold a value in place.
  func reasons(behind rows: some Sequence<ConstraintID>) -> [LayoutReason] {
    let sources = sources
    return rows.sorted().compactMap { row in
      switch sources[row] {
      case .tree(let constraint): .constraint(constraint)
      case .intrinsic(let index, let axis): naturalSize(of: index, axis, row)?.reason
      case .mask(let index): view(at: index).map { .autoresizingMask($0) }
      case .bound(let index): bound(of: index, row)?.reason
      case .rootSize: .sizeOfRoot(root)
      case nil: nil
      }
    }
  }

  /// The range of values that a variable could have without making any size negative.
  ///
  /// - Complexity: a solution of the whole system.
  func range(of variable: Variable) -> ClosedRange<Double>? {
    // The solver has a constraint against a negative size only where the size would be negative without it. Here every
    // size may vary, so the constraint is added for all items.
    let bounded = solver.copy()
    for index in items.indices.dropFirst() {
      let insets = view(at: index)?.alignmentRectInsets ?? .zero
      for axis in NSLayoutConstraint.Axis.allCases {
        let least = Double(axis == .horizontal ? insets.horizontal : insets.vertical)
        bounded.add(
          Constraint(
            [Term(1, model.length(of: index, axis))], .greaterThanOrEqual, least,
            removalRank: RemovalRank.bound.rawValue))
      }
    }
    bounded.solve()
    return bounded.range(of: variable)
  }

  private func equation(of constraint: NSLayoutConstraint) -> DerivationEquation? {
    guard let first = constraint.firstItem, let common = constraint.closestCommonAncestor,
      let space = index(of: common)
    else { return nil }
    let direction = common.effectiveUserInterfaceLayoutDirection
    guard
      var parts = parts(first, constraint.firstAttribute, constraint.firstEnd, space, direction)
    else { return nil }
    var constant = Double(constraint.constant)
    var relation = constraint.relation
    let isMirrored =
      direction == .rightToLeft && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && constraint.firstEnd == nil
    if isMirrored {
      constant = -constant
      relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
    }
    if constraint.secondAttribute != .notAnAttribute {
      let multiplier = Double(constraint.multiplier)
      guard let second = constraint.secondItem,
        let right = self.parts(second, constraint.secondAttribute, constraint.secondEnd, space, direction)
      else { return nil }
      if multiplier != 0 { parts += right.map { (-multiplier * $0.factor, $0.measure) } }
      if isMirrored, multiplier != 1, let edge = measure(common, .right, space, direction) {
        parts.append((multiplier - 1, edge))
      }
    }
    return DerivationEquation(
      reason: .constraint(constraint), parts: parts, constant: constant + Double(constraint.resolvedSystemSpacing),
      relation: relation, space: space)
  }

  private func parts(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.DistanceEnd?,
    _ space: Int, _ direction: UIUserInterfaceLayoutDirection
  ) -> [(factor: Double, measure: Measure)]? {
    guard let start = measure(item, attribute, space, direction) else { return nil }
    guard let end else { return [(1, start)] }
    guard let endItem = end.item, let stop = measure(endItem, end.attribute, space, direction) else { return nil }
    let isMirrored = direction == .rightToLeft && (attribute.isDirectional || end.attribute.isDirectional)
    return isMirrored ? [(1, start), (-1, stop)] : [(1, stop), (-1, start)]
  }

  private func measure(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ space: Int,
    _ direction: UIUserInterfaceLayoutDirection
  ) -> Measure? {
    guard let form = expression(of: item, attribute, in: space, direction: direction)?.value else { return nil }
    let meansContent =
      (item as? UIView)?.scrollableContent != nil && item === view(at: space) && !attribute.isSize
      && attribute != .centerX && attribute != .centerY
    return Measure(
      item: item, attribute: attribute, part: meansContent ? .content : .alignmentRect,
      space: attribute.isSize ? nil : space, form: form)
  }

  private func naturalSize(of index: Int, _ axis: NSLayoutConstraint.Axis, _ id: ConstraintID) -> DerivationEquation? {
    guard let view = view(at: index), let constraint = solver.constraint(id),
      let size = size(of: index, axis)
    else { return nil }
    let known = naturalSizes[index]
    let (pull, relation, priority): (NaturalSize.Pull, NSLayoutConstraint.Relation, UILayoutPriority) =
      switch constraint.relation {
      case .equal: (.both, .equal, known[axis].hugging)
      case .lessThanOrEqual: (.hugging, .lessThanOrEqual, known[axis].hugging)
      case .greaterThanOrEqual: (.compressionResistance, .greaterThanOrEqual, known[axis].compression)
      }
    let length = constraint.constant + size.form.constant
    let natural = NaturalSize(
      view: view, axis: axis, length: length, pull: pull, priority: priority,
      wrappedToWidth: known.isWrapped ? known.measuredWidth.map(Double.init) : nil)
    return DerivationEquation(
      reason: .naturalSize(natural), parts: [(1, size)], constant: length, relation: relation, space: index)
  }

  private func bound(of index: Int, _ id: ConstraintID) -> DerivationEquation? {
    let axis: NSLayoutConstraint.Axis =
      solver.constraint(id)?.terms.first?.variable == model.variables.width(index) ? .horizontal : .vertical
    guard let size = size(of: index, axis) else { return nil }
    return DerivationEquation(
      reason: .sizeIsNotNegative(size.item), parts: [(1, size)], constant: 0, relation: .greaterThanOrEqual,
      space: index)
  }

  private func maskEquation(of index: Int, _ id: ConstraintID) -> DerivationEquation? {
    guard let view = view(at: index), let constraint = solver.constraint(id) else { return nil }
    let parent = items[index].parent
    let variables = Set(constraint.terms.map(\.variable))
    let axis: NSLayoutConstraint.Axis =
      variables.contains(model.variables.left(index)) || variables.contains(model.variables.width(index))
      ? .horizontal : .vertical
    let isPosition = variables.contains(model.position(of: index, axis))
    guard let own = isPosition ? position(of: index, axis) : frameLength(of: index, axis),
      let whole = frameLength(of: parent, axis)
    else { return nil }
    var parts: [(factor: Double, measure: Measure)] = [(1, own)]
    if isPosition, let edge = self.view(at: parent) {
      // Written as a difference of edges, so that it holds in any coordinates.
      let start: NSLayoutConstraint.Attribute = axis == .horizontal ? .left : .top
      parts.append(
        (-1, Measure(item: edge, attribute: start, part: part(of: edge), space: parent, form: .zero)))
    }
    if let share = constraint.terms.first(where: { $0.variable == model.length(of: parent, axis) }) {
      parts.append((share.coefficient, whole))
    }
    return DerivationEquation(
      reason: .autoresizingMask(view), parts: parts, constant: constraint.constant, relation: .equal,
      space: parent)
  }

  /// The width or height of a view's alignment rectangle, or of a guide.
  private func size(of index: Int, _ axis: NSLayoutConstraint.Axis) -> Measure? {
    guard let item: AnyObject = view(at: index) ?? items[index].guide else { return nil }
    return measure(item, axis == .horizontal ? .width : .height, index, .leftToRight)
  }

  /// The left or top edge of a view's frame in its superview's coordinates.
  func position(of index: Int, _ axis: NSLayoutConstraint.Axis) -> Measure? {
    guard let view = view(at: index) else { return nil }
    return Measure(
      item: view, attribute: axis == .horizontal ? .left : .top, part: part(of: view), space: items[index].parent,
      form: LinearExpression(model.position(of: index, axis)))
  }

  /// The width or height of a view's frame.
  func frameLength(of index: Int, _ axis: NSLayoutConstraint.Axis) -> Measure? {
    guard let view = view(at: index) else { return nil }
    return Measure(
      item: view, attribute: axis == .horizontal ? .width : .height, part: part(of: view), space: nil,
      form: LinearExpression(model.length(of: index, axis)))
  }

  /// Which rectangle a view's frame counts as: `alignmentRect` if it is equal to the frame, otherwise `frame`.
  private func part(of view: UIView) -> LayoutQuantity.Part {
    view.alignmentRectInsets == .zero ? .alignmentRect : .frame
  }

  /// The edge or size that a variable of the solver stands for; `nil` for a variable of no item.
  func measure(of variable: Variable) -> Measure? {
    guard let index = item(of: variable), let object: AnyObject = view(at: index) ?? items[index].guide else {
      return nil
    }
    let variables = model.variables
    let content = model.contentSize(of: index)
    let form = LinearExpression(variable)
    let frame = (object as? UIView).map(part) ?? .alignmentRect
    func measure(_ attribute: NSLayoutConstraint.Attribute, _ part: LayoutQuantity.Part, in space: Int?) -> Measure {
      Measure(item: object, attribute: attribute, part: part, space: space, form: form)
    }
    switch variable {
    case variables.width(index): return measure(.width, frame, in: nil)
    case variables.height(index): return measure(.height, frame, in: nil)
    case content.width: return measure(.width, .content, in: nil)
    case content.height: return measure(.height, .content, in: nil)
    case variables.left(index): return measure(.left, frame, in: items[index].parent)
    default: return measure(.top, frame, in: items[index].parent)
    }
  }

  /// The measure in the coordinates of a view further up the hierarchy, given by its index in the engine's items.
  func moved(_ measure: Measure, to outer: Int) -> Measure {
    guard let space = measure.space, space != outer, let axis = measure.attribute.axis,
      let origin = origin(of: space, axis: axis, in: outer)
    else { return measure }
    return Measure(
      item: measure.item, attribute: measure.attribute, part: measure.part, space: outer,
      form: measure.form.adding(origin))
  }

  /// The measure as a quantity with its solved value.
  func quantity(_ measure: Measure) -> LayoutQuantity {
    LayoutQuantity(
      item: measure.item, attribute: measure.attribute, part: measure.part,
      space: measure.space.flatMap { view(at: $0) }, value: value(of: measure.form))
  }

  /// The solved value of an expression.
  func value(of form: LinearExpression) -> Double {
    form.terms.reduce(form.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// The closest common ancestor of two items. All three are indices in the engine's items.
  func commonAncestor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    // An item's parent has a smaller index than the item.
    while a != b {
      if a > b { a = items[a].parent } else { b = items[b].parent }
    }
    return a
  }

  /// For an edge of a system guide (such as the safe area) or of the margins, the edge of the owning view from which it
  /// is inset; `nil` for other measures.
  func ownerEdge(of measure: Measure) -> Measure? {
    guard let space = measure.space else { return nil }
    var attribute = measure.attribute.physical(in: .leftToRight)
    let owner: UIView
    if let guide = measure.item as? UILayoutGuide, guide.kind != .own, let view = guide.owner {
      owner = view
      attribute = measure.attribute
      switch guide.kind {
      case .topLayoutGuide where attribute.axis == .vertical: attribute = .top
      case .bottomLayoutGuide where attribute.axis == .vertical, .keyboard where attribute.axis == .vertical:
        attribute = .bottom
      default: break
      }
    } else if measure.attribute.isAtMargins, let view = measure.item as? UIView {
      owner = view
      attribute = measure.attribute.withoutMargin
    } else {
      return nil
    }
    // Among the constraints inside a scroll view, the scroll view's own edges mean the edges of its content.
    if owner === view(at: space), owner.scrollableContent != nil { return nil }
    let direction = view(at: space)?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    guard let edge = self.measure(owner, attribute, space, direction),
      edge.form.adding(measure.form, times: -1).terms.isEmpty
    else { return nil }
    return edge
  }
}

extension NSLayoutConstraint.Attribute {
  /// For an attribute of the margins, the attribute of the view itself: `left` for `leftMargin`.
  fileprivate var withoutMargin: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
