import ConstraintSolver

/// What a row (equation or inequality) of the solver was made from.
@MainActor enum ConstraintSource {
  /// An `NSLayoutConstraint`.
  case tree(NSLayoutConstraint)
  /// The intrinsic content size of an item along an axis. `item` is the item's number.
  case intrinsic(item: Int, axis: NSLayoutConstraint.Axis)
  /// The autoresizing mask of an item. `item` is the item's number.
  case mask(item: Int)
  /// The size of the root view's frame, or the target size of `systemLayoutSizeFitting(_:)`.
  case rootSize
  /// The rule that the width and height of an item are not negative. `item` is the item's number.
  case bound(item: Int)
}

extension LayoutEngine {
  /// What each row of the solver was made from. Computed on each call.
  ///
  /// - Complexity: linear in the number of rows.
  var sources: [ConstraintID: ConstraintSource] {
    var sources: [ConstraintID: ConstraintSource] = [:]
    for entry in constraints.ledger.active {
      if let row = entry.row { sources[row] = .tree(entry.constraint) }
    }
    for index in model.items.indices {
      for axis in NSLayoutConstraint.Axis.allCases {
        for row in naturalSizes[index][axis].rows { sources[row] = .intrinsic(item: index, axis: axis) }
      }
      for row in autoresizing[index] { sources[row] = .mask(item: index) }
      if let bounds = leastSizes[index] {
        sources[bounds.width] = .bound(item: index)
        sources[bounds.height] = .bound(item: index)
      }
    }
    for row in [rootSize.width, rootSize.height] {
      if let row { sources[row] = .rootSize }
    }
    return sources
  }
}
