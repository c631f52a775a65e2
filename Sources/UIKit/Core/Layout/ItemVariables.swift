import ConstraintSolver

/// The solver's variables for the positions and sizes of the views and guides in a layout engine.
///
/// The order of the variables matters if the constraints do not determine them: the solver minimises earlier variables
/// first. Sizes come before positions, and the sizes of later items before those of earlier ones. So if two views with
/// equal priorities share too little space, the later one is compressed. If they share too much space, the earlier one
/// is stretched.
///
/// ``LayoutModel`` creates the variables and numbers the items.
@MainActor struct ItemVariables {
  private let variables: VariableRange
  private let itemCount: Int

  init() {
    itemCount = 0
    variables = VariableRange()
  }

  /// Creates the variables for `itemCount` items. They must be the first variables of the solver.
  init(of itemCount: Int, in solver: Solver) {
    self.itemCount = itemCount
    variables = solver.makeVariables(count: 4 * itemCount - 2)
  }

  func width(_ item: Int) -> Variable { variables[size(item) + 1] }
  func height(_ item: Int) -> Variable { variables[size(item)] }

  /// The variable of an item's left edge, in the coordinates of the superview or owning view. The root has no such
  /// variable; for it, this returns the variable of its width.
  func left(_ item: Int) -> Variable { item == 0 ? width(0) : variables[place(item)] }

  /// The variable of an item's top edge, in the coordinates of the superview or owning view. The root has no such
  /// variable; for it, this returns the variable of its height.
  func top(_ item: Int) -> Variable { item == 0 ? height(0) : variables[place(item) + 1] }

  private func size(_ item: Int) -> Int { 2 * (itemCount - 1 - item) }
  private func place(_ item: Int) -> Int { 2 * (itemCount - 1 + item) }

  /// The number of the item to which a variable belongs; `nil` for variables that were created later, such as those of
  /// content sizes.
  func item(of variable: Variable) -> Int? {
    let index = Int(variable.index)
    guard index < variables.count else { return nil }
    return index < 2 * itemCount ? itemCount - 1 - index / 2 : index / 2 - itemCount + 1
  }
}
