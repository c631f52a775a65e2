import ConstraintSolver

/// Where a row of the solver comes from.
@MainActor enum ConstraintSource {
  /// A constraint of the view tree.
  case tree(NSLayoutConstraint)
  /// The natural size of an item.
  case intrinsic(item: Int, axis: NSLayoutConstraint.Axis)
  /// The autoresizing mask of an item.
  case mask(item: Int)
  /// The size that the root has or is fitted to.
  case rootSize
  /// The rule that the size of an item is not negative.
  case bound(item: Int)
}

extension LayoutEngine {
  /// The source of each row; computed on demand.
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
