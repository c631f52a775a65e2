extension SparseSimplex {
  /// The state of a solved simplex from which it can be solved again with other constants: the basis, and the statuses
  /// and steepest edge weights of the activities.
  ///
  /// The multipliers of a solution do not depend on the constants, so the state stays dual feasible. Only activities
  /// whose value the new constants move to the wrong side of their breakpoint are primal infeasible.
  struct WarmStart: ~Copyable {
    fileprivate let status: Buffer<Status>
    fileprivate let active: Buffer<Int32>
    fileprivate let weight: Buffer<Double>

    var bytes: Int { status.bytes + active.bytes + weight.bytes }
  }

  /// The present solution, as the start for another solution with the same rows and costs. Get it after ``solve()`` and
  /// before ``restrictToOptimalFace()``.
  var warmStart: WarmStart {
    WarmStart(status: status.copy(), active: active.copy(), weight: weight.copy())
  }

  /// Restores the basis, statuses and weights of a former solution. ``solve()`` then computes values and multipliers.
  mutating func start(from former: borrowing WarmStart) {
    status = former.status.copy()
    active = former.active.copy()
    weight = former.weight.copy()
  }
}
