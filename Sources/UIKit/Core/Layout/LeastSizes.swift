import ConstraintSolver

/// The solver's inequalities (“rows”) that keep the sizes of alignment rectangles from being negative.
///
/// Nearly all layouts have no negative sizes without these rows, so a row is only added after a size was computed as
/// negative. This does not change the result: a solution that satisfies the omitted rows would also be optimal with
/// them.
@MainActor final class LeastSizes {
  private let model: LayoutModel
  /// The rows for the width and height of each item, by the item's number; `nil` if they were not added.
  @exclusivity(unchecked) private var rows = SparseItems<(width: ConstraintID, height: ConstraintID)?>(repeating: nil)
  @exclusivity(unchecked) private var isChecked = false

  init(_ model: LayoutModel) {
    self.model = model
  }

  subscript(index: Int) -> (width: ConstraintID, height: ConstraintID)? { rows[index] }

  /// For which items rows are added when the size of an item was computed as negative.
  enum Reach {
    case own
    /// Also for the siblings of that item. If views share too little space, the length that one view can't give up is
    /// taken from the next one. Without this, the constraints would have to be solved once per view.
    case siblings
    /// For all items, so that the next solution has no negative sizes.
    case all
  }

  /// Adds rows for the items whose alignment rectangle has a negative width or height. Returns whether there were any,
  /// so that the constraints have to be solved again.
  ///
  /// - Parameters:
  ///   - changed: the variables whose values have changed since the last call.
  ///   - reach: for which other items rows are added as well.
  func demandMissing(changed: [Variable], reach: Reach) -> Bool {
    var missing = isChecked ? tooSmall(among: changed) : model.items.indices.filter(isMissing)
    isChecked = true
    guard !missing.isEmpty else { return false }
    if reach != .own {
      let parents = Set(missing.map { model.items[$0].parent })
      missing = model.items.indices.filter {
        rows[$0] == nil && ($0 == 0 ? isTooSmall(0) : reach == .all || parents.contains(model.items[$0].parent))
      }
    }
    for index in missing {
      let least = leastSize(of: index)
      rows[index] = (
        demand(least.width, of: model.variables.width(index)), demand(least.height, of: model.variables.height(index))
      )
    }
    return true
  }

  /// The numbers of the items without rows that have a negative size, among the items of `changed`, in tree order.
  private func tooSmall(among changed: [Variable]) -> [Int] {
    var found: Set<Int> = []
    var last: Int?
    for variable in changed {
      let index = model.item(of: variable)
      // Successive variables often belong to one item, which is checked only once.
      guard index != last else { continue }
      last = index
      if isMissing(index) { found.insert(index) }
    }
    return found.sorted()
  }

  private func isMissing(_ index: Int) -> Bool { rows[index] == nil && isTooSmall(index) }

  private func leastSize(of index: Int) -> (width: Double, height: Double) {
    let insets = model.alignmentInsets(of: index)
    return (Double(insets.horizontal), Double(insets.vertical))
  }

  private func isTooSmall(_ index: Int) -> Bool {
    let least = leastSize(of: index)
    return isBelow(least.width, model.variables.width(index)) || isBelow(least.height, model.variables.height(index))
  }

  private func isBelow(_ least: Double, _ variable: Variable) -> Bool {
    model.solver.value(of: variable) < least - Self.slack
  }

  private func demand(_ least: Double, of variable: Variable) -> ConstraintID {
    model.add(
      Constraint([Term(1, variable)], .greaterThanOrEqual, least, removalRank: RemovalRank.bound.rawValue))
  }

  /// By how many points a size may be too small without getting a row, because of rounding errors.
  private static let slack = 1e-6
}
