import ConstraintSolver

/// What explanations read of an engine: items, variables and rows.
extension LayoutEngine {
  var solver: Solver { model.solver }
  var items: [LayoutItem] { model.items }
  /// The rows that hold the size of the root.
  var rootWidth: ConstraintID? { rootSize.width }
  var rootHeight: ConstraintID? { rootSize.height }

  /// The number of a view among the items; 0 is the root. `nil` for views of other engines.
  func index(of view: UIView) -> Int? { model.index(of: view) }

  /// The number of a guide of the view tree among the items; `nil` for system guides and those of other engines.
  func index(of guide: UILayoutGuide) -> Int? { model.index(of: guide) }

  /// The view of an item; `nil` for guides.
  func view(at index: Int) -> UIView? { model.view(at: index) }

  /// The item that a variable belongs to.
  func item(of variable: Variable) -> Int? { model.item(of: variable) }

  /// The row of a constraint of the tree; `nil` if it isn't this engine's or can't be used.
  func row(of constraint: NSLayoutConstraint) -> ConstraintID? {
    constraint.engineReference.refers(to: self) ? constraints.ledger[Int(constraint.numberInEngine)]?.row : nil
  }

  /// An attribute in the coordinates of an item; `nil` if the attribute's item isn't one of this engine's.
  func expression(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: Int,
    direction: UIUserInterfaceLayoutDirection
  ) -> AttributeExpressions.Value? {
    AttributeExpressions(model).expression(of: item, attribute, in: ancestor, direction: direction)
  }

  /// The place of an item's coordinate origin in the coordinates of an item above it.
  func origin(of index: Int, axis: NSLayoutConstraint.Axis, in ancestor: Int) -> LinearExpression? {
    AttributeExpressions(model).origin(of: index, axis: axis, in: ancestor)
  }
}
