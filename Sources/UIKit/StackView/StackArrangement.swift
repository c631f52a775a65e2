/// The constraints and layout guides with which a stack view arranges its views. Identifiers and priorities are those
/// of Apple's UIKit.
@MainActor struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var spanner: UILayoutGuide?

  /// Replaces the constraints by those for the stack's current state.
  ///
  /// Equal constraints are kept, because the solver has to redo its work for everything that depends on a replaced constraint.
  /// If a view is hidden, for example, only those between it and its neighbours are replaced; if natural sizes change, only
  /// those of the distribution `fillProportionally`.
  mutating func rebuild(for stack: UIStackView) {
    let canvas: any ConstraintItem = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let views = stack.visibleViews
    provideGuides(for: stack, visibleCount: views.count)
    var builder = StackConstraintBuilder(canvas: canvas, stack: stack, axis: StackAxis(stack.axis))
    builder.hide(stack.arrangedSubviews, visible: views)
    builder.distribute(views, gaps: gaps)
    builder.align(views, spanner: spanner)
    replace(by: builder.constraints, in: stack)
  }

  private mutating func replace(by new: [NSLayoutConstraint], in stack: UIStackView) {
    if constraints.isEmpty {
      constraints = new
      return NSLayoutConstraint.install(new, between: stack)
    }
    var (result, added, removed) = (new, [NSLayoutConstraint](), [NSLayoutConstraint]())
    // Of the old constraints, the first that is neither kept nor removed; of the new ones, how many were added since the
    // last one that was kept.
    var (next, run) = (0, 0)
    for place in new.indices {
      guard let kept = equal(to: new[place], from: next) ?? equal(to: new[place], from: next + run) else {
        added.append(new[place])
        run += 1
        continue
      }
      removed += constraints[next..<kept]
      result[place] = constraints[kept]
      (next, run) = (kept + 1, 0)
    }
    NSLayoutConstraint.deactivate(removed + constraints[next...])
    constraints = result
    NSLayoutConstraint.install(added, between: stack)
  }

  /// The number of old constraints that are searched for one that equals a new one. Both lists have the same order, so at most
  /// the constraints of one arranged view lie between.
  private static let reach = 6

  /// The first of the old constraints from a place on that equals a constraint and is active; `nil` if none is near.
  private func equal(to constraint: NSLayoutConstraint, from place: Int) -> Int? {
    var index = place
    let end = min(place + Self.reach, constraints.count)
    while index < end {
      if constraints[index].isAlike(constraint), constraints[index].isActive { return index }
      index += 1
    }
    return nil
  }

  /// Creates the layout guides that the arrangement needs (gaps and alignment spanner), and removes the others.
  private mutating func provideGuides(for stack: UIStackView, visibleCount: Int) {
    let usesGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let gapCount = usesGaps ? max(0, visibleCount - 1) : 0
    while gaps.count > gapCount { stack.removeLayoutGuide(gaps.removeLast()) }
    while gaps.count < gapCount { gaps.append(Self.makeGuide("UISV-gap", in: stack)) }
    let usesSpanner = stack.alignment != .fill && visibleCount > 1
    if usesSpanner, spanner == nil { spanner = Self.makeGuide("UISV-alignment-spanner", in: stack) }
    if !usesSpanner, let unused = spanner {
      stack.removeLayoutGuide(unused)
      spanner = nil
    }
  }

  private static func makeGuide(_ identifier: String, in stack: UIStackView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }
}

extension NSLayoutConstraint {
  /// Whether two constraints of a stack view have the same items, attributes, relation, constant, multiplier, priority
  /// and identifier.
  fileprivate func isAlike(_ other: NSLayoutConstraint) -> Bool {
    first === other.first && second === other.second && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && constant == other.constant && priority == other.priority && identifier == other.identifier
      && isDesignSize == other.isDesignSize
  }
}
