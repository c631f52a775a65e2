/// The constraints of the view tree that a model's items are tied by, in tree order.
@MainActor struct TreeConstraints {
  private(set) var all: [NSLayoutConstraint] = []

  init(_ model: LayoutModel) {
    collect(from: model.root)
    collect(above: model.root, for: model)
  }

  private mutating func collect(from view: UIView) {
    all += view.layoutState.constraints
    for child in view.children where !child.isOwnRoot { collect(from: child) }
  }

  /// A constraint may be installed further up than its items need.
  private mutating func collect(above root: UIView, for model: LayoutModel) {
    guard root.layoutState.constraintEndsAbove > 0 else { return }
    var ancestor = root.parent
    while let current = ancestor {
      all += current.layoutState.constraints.filter {
        $0.closestCommonAncestor.map { model.index(of: $0) != nil } ?? false
      }
      ancestor = current.parent
    }
  }
}
