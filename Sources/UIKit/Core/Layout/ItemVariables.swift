import ConstraintSolver

/// The solver's variables of a number of items.
///
/// Of variables that constraints leave free, earlier ones go towards zero first. So sizes come before places, and the sizes
/// of later items before those of earlier ones: of two views that compete for room the later one gives way.
@MainActor struct ItemVariables {
  private let variables: VariableRange
  private let itemCount: Int

  /// The variables of no items.
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

  /// The left edge in the coordinates of the superview or owning view. The root has no place: its width stands for it.
  func left(_ item: Int) -> Variable { item == 0 ? width(0) : variables[place(item)] }

  /// The top edge in the coordinates of the superview or owning view. The root has no place: its height stands for it.
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
