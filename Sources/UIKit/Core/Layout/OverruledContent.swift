import ConstraintSolver

/// The views that are open inside a root whose constraints overrule its size.
///
/// Interface Builder marks more views than such a root. It also marks the views that are open if two things are left
/// out: the root's size, and the last constraint of the chain from the root's far edge into its content.
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

  /// The last constraint of the chain that ties the root's far edge to the far edge of a view in it, that edge to the
  /// next view's, and so on.
  ///
  /// If a stack view made that constraint, this is the constraint of the last view's height or width instead.
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
    guard let conflict = engine.model.solver.conflicts.first(where: { $0.relaxed == row }) else { return [] }
    let sources = engine.sources
    return conflict.constraints.compactMap {
      guard case .tree(let constraint)? = sources[$0] else { return nil }
      return constraint
    }
  }

  /// The view whose far edge a constraint ties to the far edge of `outer`.
  private func inner(of constraint: NSLayoutConstraint, at outer: AnyObject) -> AnyObject? {
    guard isFar(constraint.firstAttribute), isFar(constraint.secondAttribute) else { return nil }
    let ends = constraint.items.map(owner)
    guard let other = ends.first(where: { $0 !== outer }), ends.contains(where: { $0 === outer }) else { return nil }
    return other
  }

  /// The owning view for a system guide; otherwise the item itself.
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
