/// Solves a component with a single parameter in closed form. Each priority level shrinks the interval of the
/// parameter's optimal values, at most to a point.
///
/// The cost of a level is convex and piecewise linear in the parameter, so the values that minimise it are weighted
/// medians of the rows' breakpoints.
///
/// Invariant between levels: `lower...upper` are the values that are optimal for all levels minimised so far.
struct Interval {
  var lower = -Double.infinity
  var upper = Double.infinity

  /// Whether the required rows contradict each other.
  private(set) var isEmpty = false

  /// Solves the rows of a component.
  ///
  /// - Complexity: linear in the rows, apart from a sort of those rows of one level that lie strictly inside the
  ///   interval that the higher levels have left.
  init(
    _ component: Structure.Component, _ allRows: borrowing Buffer<Structure.Row>,
    _ coefficients: borrowing Buffer<Double>, _ slotValues: borrowing Buffer<Double>
  ) {
    let rows = allRows.base + Int(component.firstRow)
    let count = Int(component.rowCount)
    let factors = coefficients.base
    let values = slotValues.base
    var i = 0
    while i < count && rows[i].level == .infinity {
      let factor = factors[Int(rows[i].firstTerm)]
      let bound = values[Int(rows[i].rhs)] / factor
      if (rows[i].relation == .less) == (factor > 0) {
        upper = min(upper, bound)
      } else {
        lower = max(lower, bound)
      }
      i += 1
    }
    // Bounds that cross only by rounding error collapse to a point.
    if lower > upper {
      if lower - upper > Tolerance.feasibility * max(1, abs(lower), abs(upper)) { isEmpty = true }
      upper = lower
    }
    while i < count && lower < upper {
      var end = i + 1
      while end < count && rows[end].level == rows[i].level { end += 1 }
      if end == i + 1 {
        minimise(rows[i], factors[Int(rows[i].firstTerm)], values)
      } else {
        minimise(rows, i, end, factors, values)
      }
      i = end
    }
  }

  /// Whether the interval is more than a point.
  var isOpen: Bool {
    let size = min(abs(lower), abs(upper))
    return size.isFinite ? upper - lower > Tolerance.feasibility * max(1, size) : lower < upper
  }

  /// The value that the parameter takes: the point of the interval nearest to zero.
  var settled: Double { lower > 0 ? lower : upper < 0 ? upper : 0 }

  @inline(__always)
  private mutating func minimise(_ row: Structure.Row, _ factor: Double, _ values: UnsafePointer<Double>) {
    let point = values[Int(row.rhs)] / factor
    let pullsDown = row.relation == .equal || (row.relation == .less) == (factor > 0)
    let pullsUp = row.relation == .equal || !pullsDown
    // Above the breakpoint, only a row that pulls down has a cost; below it, only a row that pulls up.
    if pullsDown { upper = max(lower, min(upper, point)) }
    if pullsUp { lower = min(upper, max(lower, point)) }
  }

  /// Shrinks the interval to the weighted medians of several rows of one level.
  private mutating func minimise(
    _ rows: UnsafePointer<Structure.Row>, _ from: Int, _ to: Int, _ factors: UnsafePointer<Double>,
    _ values: UnsafePointer<Double>
  ) {
    var slopeAtLower = 0.0
    var slopeAtUpper = 0.0
    var inside = 0
    var total = 0.0
    for i in from..<to {
      let factor = factors[Int(rows[i].firstTerm)]
      let weight = abs(factor)
      let point = values[Int(rows[i].rhs)] / factor
      let (below, above) = Self.slopes(rows[i].relation, factor, weight)
      slopeAtLower += point <= lower ? above : below
      slopeAtUpper += point >= upper ? below : above
      if point > lower && point < upper { inside += 1 }
      total += weight
    }
    // Smaller slopes count as zero: the weights are summed with rounding errors, so they may not cancel out exactly.
    let zero = 1e-12 * total
    if slopeAtLower > zero {
      upper = lower
    } else if slopeAtUpper < -zero {
      lower = upper
    } else if inside > 0 {
      scanBreakpoints(rows, from, to, factors, values, start: slopeAtLower, zero: zero, inside: inside)
    }
  }

  /// Finds the minimum inside the interval: scans the breakpoints in ascending order until the slope of the cost
  /// changes its sign.
  private mutating func scanBreakpoints(
    _ rows: UnsafePointer<Structure.Row>, _ from: Int, _ to: Int, _ factors: UnsafePointer<Double>,
    _ values: UnsafePointer<Double>, start: Double, zero: Double, inside: Int
  ) {
    withUnsafeTemporaryAllocation(of: (point: Double, jump: Double).self, capacity: inside) { breakpoints in
      var n = 0
      for i in from..<to {
        let factor = factors[Int(rows[i].firstTerm)]
        let point = values[Int(rows[i].rhs)] / factor
        guard point > lower && point < upper else { continue }
        let (below, above) = Self.slopes(rows[i].relation, factor, abs(factor))
        breakpoints.initializeElement(at: n, to: (point, above - below))
        n += 1
      }
      var sorted = UnsafeMutableBufferPointer(rebasing: breakpoints[0..<n])
      sorted.sort { $0.point < $1.point }
      var slope = start
      for breakpoint in sorted {
        if abs(slope) <= zero {
          if breakpoint.point > lower {
            upper = breakpoint.point
            return
          }
        }
        slope += breakpoint.jump
        if slope >= -zero {
          lower = breakpoint.point
          if slope > zero {
            upper = breakpoint.point
            return
          }
        }
      }
    }
  }

  /// The slopes of a row's violation as a function of the parameter, below and above the row's breakpoint.
  @inline(__always)
  private static func slopes(_ relation: Relation.Code, _ factor: Double, _ weight: Double) -> (Double, Double) {
    if relation == .equal { return (-weight, weight) }
    return (relation == .less) == (factor > 0) ? (0, weight) : (-weight, 0)
  }
}
