extension SparseSimplex {
  /// What it takes to go on from a solution: where its activities are, and their weights.
  ///
  /// With other constants, the multipliers of the solution still satisfy all that they have to; only what the constants
  /// have put off its breakpoint is left to repair.
  struct WarmStart: ~Copyable {
    fileprivate let status: Buffer<Status>
    fileprivate let active: Buffer<Int32>
    fileprivate let weight: Buffer<Double>

    var bytes: Int { status.bytes + active.bytes + weight.bytes }
  }

  /// The present solution as a start for the same rows and costs. Valid after ``solve()`` and before ``keepFace()``.
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
