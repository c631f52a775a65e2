import ConstraintSolver

/// The members of a layout engine that explanations of a layout read: its items, variables and rows (equations and
/// inequalities).
extension LayoutEngine {
  var solver: Solver { model.solver }
  var items: [LayoutItem] { model.items }
  /// The rows by which the root view has the width and height of its frame; `nil` while there are none.
  var rootWidth: ConstraintID? { rootSize.width }
  var rootHeight: ConstraintID? { rootSize.height }

  /// The number of a view among this engine's items. The root view has the number 0. `nil` for views of other engines.
  func index(of view: UIView) -> Int? { model.index(of: view) }

  /// The number of a layout guide among this engine's items; `nil` for system guides, such as the safe-area guide, and
  /// for guides of other engines.
  func index(of guide: UILayoutGuide) -> Int? { model.index(of: guide) }

  /// The view with the given number; `nil` if the item is a layout guide.
  func view(at index: Int) -> UIView? { model.view(at: index) }

  /// The number of the item to which a variable belongs.
  func item(of variable: Variable) -> Int? { model.item(of: variable) }

  /// The row of an `NSLayoutConstraint`; `nil` if the constraint belongs to another engine or can't be solved.
  func row(of constraint: NSLayoutConstraint) -> ConstraintID? {
    constraint.engineReference.refers(to: self) ? constraints.ledger[Int(constraint.numberInEngine)]?.row : nil
  }

  /// An attribute of a view or guide as a sum of variables, in the coordinates of an item that contains it; `nil` if
  /// the view or guide belongs to another engine.
  ///
  /// - Parameters:
  ///   - item: the view or layout guide.
  ///   - attribute: its attribute.
  ///   - ancestor: the number of the item whose coordinates are used.
  ///   - direction: the layout direction, which decides what leading and trailing mean.
  func expression(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: Int,
    direction: UIUserInterfaceLayoutDirection
  ) -> AttributeExpressions.Value? {
    AttributeExpressions(model).expression(of: item, attribute, in: ancestor, direction: direction)
  }

  /// The position of an item's left or top edge as a sum of variables, in the coordinates of the item with the number
  /// `ancestor`; `nil` if it is not inside that item.
  func origin(of index: Int, axis: NSLayoutConstraint.Axis, in ancestor: Int) -> LinearExpression? {
    AttributeExpressions(model).origin(of: index, axis: axis, in: ancestor)
  }
}
