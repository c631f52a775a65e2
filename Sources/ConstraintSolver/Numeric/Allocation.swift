/// Solves a component whose parameters share one sum and are otherwise independent, such as the sizes of the views of a
/// stack, which add up to the size of the stack.
///
/// Each row has one parameter, or is a multiple of one weighted sum of all parameters. The contribution of a parameter
/// to the sum is its *share*. The negated sum is another share, so that all shares add up to zero, and each row has one
/// share.
///
/// - Method: resource allocation with separable convex costs, by the greedy algorithm (Ibaraki and Katoh 1988, *Resource
///   Allocation Problems*, MIT Press), one priority level after the other. If the values that are cheapest for each
///   share do not add up to zero, the shares are moved where that costs least per point. The cost at which this ends is
///   the multiplier of the sum, and the values that are optimal for this multiplier bound the later levels.
/// - Invariant between levels: the optimal solutions of all levels so far are those whose shares lie in their intervals
///   `lower...upper` and add up to zero.
/// - Complexity: `n log n` in the rows of a level, plus the number of shares for each level at which shares are moved.
///   Such a level decides nearly all shares.
struct Allocation {
  /// By share: its values that are optimal for all levels so far.
  private(set) var lower: [Double]
  private(set) var upper: [Double]
  /// By parameter: its factor in the sum.
  let factors: [Double]
  /// Whether the required rows contradict each other.
  private(set) var isInfeasible = false

  private var least = Total()
  private var greatest = Total()
  /// The number of shares that are not decided yet.
  private var openCount: Int
  /// The largest finite size of a bound, for tolerances.
  private var size = 1.0

  /// A sum that can have infinite terms.
  private struct Total {
    var sum = 0.0
    var infiniteCount = 0

    mutating func replace(_ old: Double, by new: Double) {
      if old.isFinite { sum -= old } else { infiniteCount -= 1 }
      if new.isFinite { sum += new } else { infiniteCount += 1 }
    }
  }

  /// A row of a level: the value of its share at which its violation begins, and the slopes of the violation below and
  /// above this value.
  struct Row {
    var share: Int
    var point: Double
    var below: Double
    var above: Double

    init(share: Int, factor: Double, _ relation: Relation.Code, _ constant: Double) {
      self.share = share
      point = constant / factor
      let pullsDown = relation == .equal || (relation == .less) == (factor > 0)
      let pullsUp = relation == .equal || !pullsDown
      below = pullsUp ? -abs(factor) : 0
      above = pullsDown ? abs(factor) : 0
    }
  }

  /// A part of a share's interval on which the cost of a level is linear.
  private struct Segment {
    var share: Int
    var start: Double
    var end: Double
    var slope: Double
  }

  /// Makes an allocation without rows.
  ///
  /// - Parameter factors: by parameter, its factor in the sum; not zero.
  init(factors: [Double]) {
    self.factors = factors
    let count = factors.count + 1
    lower = Array(repeating: -.infinity, count: count)
    upper = Array(repeating: .infinity, count: count)
    least.infiniteCount = count
    greatest.infiniteCount = count
    openCount = count
  }

  private var tolerance: Double { 1e-9 * size }

  /// Whether more than one share is undecided. A single one is decided by the sum.
  var isOpen: Bool { openCount > 1 }

  // MARK: Levels

  /// Narrows the intervals by required rows.
  mutating func require(_ rows: [Row]) {
    for row in rows {
      let k = row.share
      var (low, high) = (
        row.below < 0 ? max(lower[k], row.point) : lower[k], row.above > 0 ? min(upper[k], row.point) : upper[k]
      )
      if low > high {
        // Bounds that cross only by rounding error collapse to a point.
        if low - high > Tolerance.feasibility * max(1, abs(low), abs(high)) { isInfeasible = true }
        (low, high) = (high, high)
      }
      narrow(k, low, high)
    }
    let limit = Tolerance.feasibility * size
    if least.infiniteCount == 0 && least.sum > limit || greatest.infiniteCount == 0 && greatest.sum < -limit {
      isInfeasible = true
    }
  }

  /// Minimises the violations of the rows of one level.
  mutating func minimise(_ rows: [Row]) {
    let segments = segments(of: rows)
    var wanted: [(share: Int, lower: Double, upper: Double)] = []
    var (low, high) = (least, greatest)
    var i = 0
    while i < segments.count {
      let share = segments[i].share
      var (start, end) = (lower[share], upper[share])
      while i < segments.count && segments[i].share == share {
        if segments[i].slope < 0 {
          start = segments[i].end
        } else if segments[i].slope > 0 {
          end = min(end, segments[i].start)
        }
        i += 1
      }
      end = max(start, end)
      wanted.append((share, start, end))
      low.replace(lower[share], by: start)
      high.replace(upper[share], by: end)
    }
    if low.infiniteCount == 0 && low.sum > tolerance {
      move(segments, wanted.map { ($0.share, $0.lower) }, by: low.sum, isDown: true)
    } else if high.infiniteCount == 0 && high.sum < -tolerance {
      move(segments, wanted.map { ($0.share, $0.upper) }, by: -high.sum, isDown: false)
    } else {
      for (share, start, end) in wanted { narrow(share, start, end) }
    }
  }

  /// The linear parts of the costs of those shares that have rows and are undecided, by share and ascending.
  private func segments(of rows: [Row]) -> [Segment] {
    let rows = rows.filter { lower[$0.share] < upper[$0.share] }.sorted { ($0.share, $0.point) < ($1.share, $1.point) }
    var segments: [Segment] = []
    var i = 0
    while i < rows.count {
      let share = rows[i].share
      var end = i
      var slope = 0.0
      var weight = 0.0
      while end < rows.count && rows[end].share == share {
        slope += rows[end].below
        weight += rows[end].above - rows[end].below
        end += 1
      }
      // A smaller slope is rounding error.
      let zero = 1e-12 * weight
      var start = lower[share]
      for row in rows[i..<end] {
        let point = min(row.point, upper[share])
        if point > start {
          segments.append(Segment(share: share, start: start, end: point, slope: abs(slope) > zero ? slope : 0))
          start = point
        }
        slope += row.above - row.below
      }
      if start < upper[share] {
        segments.append(Segment(share: share, start: start, end: upper[share], slope: abs(slope) > zero ? slope : 0))
      }
      i = end
    }
    return segments
  }

  /// Moves shares from their cheapest values, where it costs least, until they add up to zero. Shares without rows lie
  /// at the end of their interval.
  ///
  /// - Parameters:
  ///   - starts: the shares with rows, and the ends of their cheapest values from which they are moved.
  ///   - length: by how much the shares have to be moved altogether.
  private mutating func move(
    _ segments: [Segment], _ starts: [(share: Int, value: Double)], by length: Double, isDown: Bool
  ) {
    let costly = segments.filter { isDown ? $0.slope < 0 : $0.slope > 0 }
    var rest = length
    var price = Double.infinity
    for segment in costly.sorted(by: { abs($0.slope) < abs($1.slope) }) {
      rest -= segment.end - segment.start
      guard rest > -tolerance * 1e-3 else {
        price = abs(segment.slope)
        break
      }
    }
    var (near, far) = (isDown ? lower : upper, isDown ? lower : upper)
    for (share, value) in starts { (near[share], far[share]) = (value, value) }
    for segment in costly {
      let (k, end) = (segment.share, isDown ? segment.start : segment.end)
      let difference = abs(segment.slope) - price
      if difference < -1e-9 * price || price == .infinity { near[k] = isDown ? min(near[k], end) : max(near[k], end) }
      if difference <= 1e-9 * price || price == .infinity { far[k] = isDown ? min(far[k], end) : max(far[k], end) }
    }
    for k in lower.indices { narrow(k, isDown ? far[k] : near[k], isDown ? near[k] : far[k]) }
  }

  private mutating func narrow(_ k: Int, _ low: Double, _ high: Double) {
    let wasOpen = lower[k] < upper[k]
    if low != lower[k] {
      least.replace(lower[k], by: low)
      lower[k] = low
      if low.isFinite { size = max(size, abs(low)) }
    }
    if high != upper[k] {
      greatest.replace(upper[k], by: high)
      upper[k] = high
      if high.isFinite { size = max(size, abs(high)) }
    }
    if wasOpen && low >= high { openCount -= 1 }
  }

  // MARK: Results

  /// The values of the parameters: each in turn is as near to zero as its interval and the later shares allow.
  func settled() -> [Double] {
    let shares = settledShares()
    return factors.indices.map { shares[$0] / factors[$0] }
  }

  /// The shares for ``settled()``. The last one is the negated sum.
  func settledShares() -> [Double] {
    let (least, greatest) = restTotals()
    var sum = 0.0
    return lower.indices.map { k in
      let low = max(lower[k], -sum - greatest[k + 1])
      let high = min(upper[k], -sum - least[k + 1])
      // Rounding errors can make `low` larger than `high`; the interval then has the better value.
      let share = low > high ? min(max(low, lower[k]), upper[k]) : low > 0 ? low : high < 0 ? high : 0
      sum += share
      return share
    }
  }

  /// By share: the sums of the lower and of the upper ends of this and all later shares.
  func restTotals() -> (least: [Double], greatest: [Double]) {
    var (least, greatest) = (lower + [0], upper + [0])
    for k in lower.indices.reversed() {
      least[k] += least[k + 1]
      greatest[k] += greatest[k + 1]
    }
    return (least, greatest)
  }
}
