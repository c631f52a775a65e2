import ConstraintSolver

/// The solver's variables for the views and guides of a layout.
///
/// The order decides where constraints leave variables free: the solver brings earlier variables towards zero first.
/// Sizes come before positions, and the sizes of later items before those of earlier ones. So of two views with equal
/// priorities that compete for room, the later one is compressed where room is short, and the earlier one is stretched
/// where there is room to spare.
///
/// ``LayoutModel`` makes the variables and numbers the items.
@MainActor struct ItemVariables {
  private let variables: VariableRange
  private let itemCount: Int

  init() {
    itemCount = 0
    variables = VariableRange()
  }

  /// Makes the variables of a number of items. They are the first ones of the solver.
  init(of itemCount: Int, in solver: Solver) {
    self.itemCount = itemCount
    variables = solver.makeVariables(count: 4 * itemCount - 2)
  }

  func width(_ item: Int) -> Variable { variables[size(item) + 1] }
  func height(_ item: Int) -> Variable { variables[size(item)] }

  /// The left edge in the coordinates of the superview or owning view. The root has no position: this returns its
  /// width.
  func left(_ item: Int) -> Variable { item == 0 ? width(0) : variables[place(item)] }

  /// The top edge in the coordinates of the superview or owning view. The root has no position: this returns its
  /// height.
  func top(_ item: Int) -> Variable { item == 0 ? height(0) : variables[place(item) + 1] }

  private func size(_ item: Int) -> Int { 2 * (itemCount - 1 - item) }
  private func place(_ item: Int) -> Int { 2 * (itemCount - 1 + item) }

  /// The item that a variable belongs to; `nil` for variables that were made later.
  func item(of variable: Variable) -> Int? {
    let index = Int(variable.index)
    guard index < variables.count else { return nil }
    return index < 2 * itemCount ? itemCount - 1 - index / 2 : index / 2 - itemCount + 1
  }
}
