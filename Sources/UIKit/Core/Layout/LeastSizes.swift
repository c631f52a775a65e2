import ConstraintSolver

/// The rows that keep alignment rectangles from having a negative size.
///
/// Nearly all layouts have no negative sizes anyway, so these rows are only added where a size came out negative. A
/// solution that satisfies the omitted rows anyway would also be optimal with them.
@MainActor final class LeastSizes {
  private let model: LayoutModel
  /// Width and height row of each item, by number, where they were added.
  @exclusivity(unchecked) private var rows = SparseItems<(width: ConstraintID, height: ConstraintID)?>(repeating: nil)
  @exclusivity(unchecked) private var isChecked = false

  init(_ model: LayoutModel) {
    self.model = model
  }

  subscript(index: Int) -> (width: ConstraintID, height: ConstraintID)? { rows[index] }

  /// For which alignment rectangles rows are added where one has come out negative.
  enum Reach {
    case own
    /// Also for their siblings. Where views share too little room, the length that one view may not give up is taken
    /// from the next one. Without this, each view would need another solution.
    case siblings
    /// For all, so that the next solution has no negative sizes.
    case all
  }

  /// Adds rows for the alignment rectangles whose size came out negative; returns whether there were any.
  ///
  /// - Parameters:
  ///   - changed: the variables whose values changed since the last call.
  ///   - reach: for which others rows are added, too.
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

  /// The items without rows that are too small, of those that variables belong to, in tree order.
  private func tooSmall(among changed: [Variable]) -> [Int] {
    var found: Set<Int> = []
    var last: Int?
    for variable in changed {
      let index = model.item(of: variable)
      // The variables of an item are often next to each other.
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

  /// Points by which a size may be too small.
  private static let slack = 1e-6
}
