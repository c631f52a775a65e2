import ConstraintSolver

/// Finds the views that Interface Builder marks as ambiguous inside a root view (the content view of a table cell or
/// bar) whose required constraints override its size.
///
/// Interface Builder also marks views inside such a root view: those that are ambiguous if two things are left out.
/// These are the root's size, and the last constraint of the chain of constraints that starts at the root's trailing or
/// bottom edge.
@MainActor struct OverruledContent {
  private let engine: LayoutEngine
  private let axis: NSLayoutConstraint.Axis

  init(of engine: LayoutEngine, along axis: NSLayoutConstraint.Axis) {
    self.engine = engine
    self.axis = axis
  }

  /// The ambiguous views inside the root view, in tree order.
  var openViews: [AmbiguousView] {
    guard let left = lastConstraintFromFarEdge else { return [] }
    let free = LayoutEngine(root: engine.root, isAttached: false) { !$0.isDesignSize && $0 !== left }
    free.rootSize.release(axis)
    free.settling.settleTexts()
    return free.diagnosis.ambiguousViews
  }

  /// The last constraint of the chain that connects the trailing or bottom edge of the root view with that of a view
  /// inside it, that edge with the one of a next view, and so on.
  ///
  /// If a stack view made that constraint, this is the constraint that sets the constant width or height of the last
  /// view instead. `nil` if there is none.
  private var lastConstraintFromFarEdge: NSLayoutConstraint? {
    var rest = conflicting
    var end: AnyObject = engine.root
    var last: NSLayoutConstraint?
    while let index = rest.firstIndex(where: { inner(of: $0, at: end) != nil }) {
      let constraint = rest.remove(at: index)
      end = inner(of: constraint, at: end) ?? end
      last = constraint
    }
    guard let last, last.isSystemMade else { return last }
    return rest.first { $0.firstItem === end && $0.secondItem == nil && $0.firstAttribute.axis == axis }
  }

  /// The constraints that contradict the root view's size along `axis`, in the order of the view tree.
  private var conflicting: [NSLayoutConstraint] {
    let row = axis == .horizontal ? engine.rootSize.width : engine.rootSize.height
    guard let conflict = engine.model.solver.conflicts.first(where: { $0.relaxed == row }) else { return [] }
    let sources = engine.sources
    return conflict.constraints.compactMap {
      guard case .tree(let constraint)? = sources[$0] else { return nil }
      return constraint
    }
  }

  /// The view whose trailing or bottom edge a constraint connects with that of `outer`; `nil` if the constraint does
  /// not do so.
  private func inner(of constraint: NSLayoutConstraint, at outer: AnyObject) -> AnyObject? {
    guard isFar(constraint.firstAttribute), isFar(constraint.secondAttribute) else { return nil }
    let ends = constraint.items.map(owner)
    guard let other = ends.first(where: { $0 !== outer }), ends.contains(where: { $0 === outer }) else { return nil }
    return other
  }

  /// The owning view of a system guide, such as the safe-area guide; for other items, the item itself.
  private func owner(_ item: AnyObject) -> AnyObject {
    guard let guide = item as? UILayoutGuide, guide.kind != .own else { return item }
    return guide.owner ?? item
  }

  private func isFar(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .bottom, .bottomMargin: axis == .vertical
    case .right, .rightMargin, .trailing, .trailingMargin: axis == .horizontal
    default: false
    }
  }
}
