/// The constraints by which a stack view arranges its views, with the identifiers and priorities of Apple's UIKit.
@MainActor struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []
  private var spanner: UILayoutGuide?

  /// Replaces the constraints by those of the stack as it is now.
  mutating func rebuild(for stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    let canvas: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let views = stack.visibleViews
    provideGuides(for: stack, visibleCount: views.count)
    var builder = StackConstraintBuilder(canvas: canvas, stack: stack, axis: StackAxis(stack.axis))
    builder.hide(stack.arrangedSubviews, alignedWith: views.first)
    builder.distribute(views, gaps: gaps)
    builder.align(views, spanner: spanner)
    constraints = builder.constraints
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes the gaps and the spanner that the arrangement needs, and removes the others.
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
