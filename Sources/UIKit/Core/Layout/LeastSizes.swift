import ConstraintSolver

/// The rows that keep alignment rectangles from having a negative size.
///
/// Nearly all layouts have no negative sizes anyway, so these rows are only added where a size came out negative. A solution
/// that meets rows which were left out is optimal with them, too.
@MainActor final class LeastSizes {
  private let model: LayoutModel
  /// Width and height row of each item, by number, where they were added.
  private var rows: [(width: ConstraintID, height: ConstraintID)?]
  private var isChecked = false

  init(_ model: LayoutModel) {
    self.model = model
    rows = Array(repeating: nil, count: model.items.count)
  }

  subscript(index: Int) -> (width: ConstraintID, height: ConstraintID)? { rows[index] }

  /// Adds rows for the alignment rectangles whose size came out negative; returns whether there were any.
  ///
  /// - Parameter changed: the variables whose values changed since the last call.
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
