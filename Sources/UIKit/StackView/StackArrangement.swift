/// The constraints and layout guides with which a stack view arranges its views. Identifiers and priorities are those
/// of Apple's UIKit.
@MainActor struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var spanner: UILayoutGuide?

  /// Replaces the constraints by those for the stack's current state.
  ///
  /// If the number of constraints is the same as before, equal constraints are kept, because the solver has to redo its
  /// work for everything that depends on a replaced constraint. If natural sizes change, for example, only the
  /// constraints of the distribution `fillProportionally` are replaced.
  mutating func rebuild(for stack: UIStackView) {
    let canvas: any ConstraintItem = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let views = stack.visibleViews
    provideGuides(for: stack, visibleCount: views.count)
    var builder = StackConstraintBuilder(canvas: canvas, stack: stack, axis: StackAxis(stack.axis))
    builder.hide(stack.arrangedSubviews, alignedWith: views.first)
    builder.distribute(views, gaps: gaps)
    builder.align(views, spanner: spanner)
    replace(by: builder.constraints, in: stack)
  }

  private mutating func replace(by new: [NSLayoutConstraint], in stack: UIStackView) {
    guard new.count == constraints.count else {
      NSLayoutConstraint.deactivate(constraints)
      constraints = new
      return NSLayoutConstraint.install(constraints, between: stack)
    }
    let places = new.indices.filter { !constraints[$0].isActive || !constraints[$0].isAlike(new[$0]) }
    NSLayoutConstraint.deactivate(places.map { constraints[$0] })
    for place in places { constraints[place] = new[place] }
    NSLayoutConstraint.install(places.map { new[$0] }, between: stack)
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
