import ConstraintSolver

/// The rows that keep alignment rectangles from having a negative size.
///
/// Nearly all layouts meet this by themselves, so the demand is only made where it is missed. A solution that meets
/// demands it wasn't told is also the best with them.
@MainActor final class LeastSizes {
  private let model: LayoutModel
  /// Width and height row of each item, by number, where the demand was made.
  private var rows: [(width: ConstraintID, height: ConstraintID)?]
  private var isChecked = false

  init(_ model: LayoutModel) {
    self.model = model
    rows = Array(repeating: nil, count: model.items.count)
  }

  subscript(index: Int) -> (width: ConstraintID, height: ConstraintID)? { rows[index] }

  /// Demands that alignment rectangles which came out negative have at least no size; answers whether there were any.
  ///
  /// - Parameter changed: the variables that have other values than when this was last asked.
  func demandMissing(changed: [Variable]) -> Bool {
    var isAdded = false
    for index in isChecked ? Set(changed.map(model.item)).sorted() : Array(model.items.indices) {
      guard rows[index] == nil else { continue }
      let item = model.items[index]
      let insets = model.view(at: index)?.alignmentRectInsets ?? .zero
      let least = (width: Double(insets.horizontal), height: Double(insets.vertical))
      guard isBelow(least.width, item.width) || isBelow(least.height, item.height) else { continue }
      rows[index] = (demand(least.width, of: item.width), demand(least.height, of: item.height))
      isAdded = true
    }
    isChecked = true
    return isAdded
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
