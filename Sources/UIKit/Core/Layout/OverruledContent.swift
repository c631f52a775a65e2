import ConstraintSolver

/// What is open in the content of a root whose size is overruled by its constraints.
///
/// Interface Builder marks more than the root there. Its marks are the views that are open when the root's size is left out
/// and, with it, the last constraint on the way from the root's far edge into its content.
@MainActor struct OverruledContent {
  private let engine: LayoutEngine
  private let axis: NSLayoutConstraint.Axis

  init(of engine: LayoutEngine, along axis: NSLayoutConstraint.Axis) {
    self.engine = engine
    self.axis = axis
  }

  /// The open views below the root, in tree order.
  var openViews: [AmbiguousView] {
    guard let left = lastConstraintFromFarEdge else { return [] }
    let free = LayoutEngine(root: engine.root, isAttached: false) { !$0.isDesignSize && $0 !== left }
    free.rootSize.release(axis)
    free.settling.settleTexts()
    return free.diagnosis.ambiguousViews
  }

  /// The last of the constraints that tie the root's far edge to that of a view in it, that one's to another, and so on; the
  /// height or width of the last view where a stack view made that constraint.
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

  /// The constraints that contradict the root's size, in the order of the tree.
  private var conflicting: [NSLayoutConstraint] {
    let row = axis == .horizontal ? engine.rootSize.width : engine.rootSize.height
    guard let conflict = engine.model.solver.conflicts.first(where: { $0.setAside == row }) else { return [] }
    let sources = engine.sources
    return conflict.constraints.compactMap {
      guard case .tree(let constraint)? = sources[$0] else { return nil }
      return constraint
    }
  }

  /// The view whose far edge a constraint ties to that of another one around it.
  private func inner(of constraint: NSLayoutConstraint, at outer: AnyObject) -> AnyObject? {
    guard isFar(constraint.firstAttribute), isFar(constraint.secondAttribute) else { return nil }
    let ends = constraint.items.map(owner)
    guard let other = ends.first(where: { $0 !== outer }), ends.contains(where: { $0 === outer }) else { return nil }
    return other
  }

  /// A view for the guides that the system gives it.
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
