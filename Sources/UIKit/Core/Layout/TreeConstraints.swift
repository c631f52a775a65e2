/// All active `NSLayoutConstraint` objects that a layout engine has to solve, in tree order.
@MainActor struct TreeConstraints {
  private let model: LayoutModel
  /// The constraints that are installed at a superview of the engine's root view, although all their items are the root
  /// view or inside it.
  private let above: [NSLayoutConstraint]

  init(_ model: LayoutModel) {
    self.model = model
    above = Self.constraints(above: model.root, for: model)
  }

  var count: Int { above.count + model.constraintCount }

  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for index in model.items.indices {
      guard let view = model.view(at: index) else { continue }
      for constraint in view.layoutState.constraints { body(constraint) }
    }
    for constraint in above { body(constraint) }
  }

  private static func constraints(above root: UIView, for model: LayoutModel) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    guard root.layoutState.constraintEndsAbove > 0 else { return found }
    var ancestor = root.parent
    while let current = ancestor {
      found += current.layoutState.constraints.filter {
        $0.closestCommonAncestor.map { model.index(of: $0) != nil } ?? false
      }
      ancestor = current.parent
    }
    return found
  }
}
