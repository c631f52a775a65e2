extension SparseSimplex {
  /// The state from which solving can continue after a solution: the statuses of the activities, and their weights.
  ///
  /// The multipliers of a solution remain valid for other constants. Only the activities that the new constants have
  /// moved off their breakpoint are primal infeasible.
  struct WarmStart: ~Copyable {
    fileprivate let status: Buffer<Status>
    fileprivate let active: Buffer<Int32>
    fileprivate let weight: Buffer<Double>

    var bytes: Int { status.bytes + active.bytes + weight.bytes }
  }

  /// The present solution as a start for the same rows and costs. Valid after ``solve()`` and before
  /// ``restrictToOptimalFace()``.
  var warmStart: WarmStart {
    WarmStart(status: status.copy(), active: active.copy(), weight: weight.copy())
  }

  /// Starts from a former solution; ``solve()`` finds its values and multipliers.
  mutating func start(from former: borrowing WarmStart) {
    status = former.status.copy()
    active = former.active.copy()
    weight = former.weight.copy()
  }
}
