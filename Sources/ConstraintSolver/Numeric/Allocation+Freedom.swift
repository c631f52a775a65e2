extension Allocation {
  /// A direction in which all parameters move that can move on the optimal face, with two points of the face that lie
  /// apart in this direction; `nil` if no parameter can move.
  ///
  /// The shares that are undecided form a box, which the sum cuts. From a point inside both, the first half of these
  /// shares can rise while the others fall.
  ///
  /// - Complexity: linear in the shares.
  func freeDirection() -> (direction: [Double], ends: [[Double]])? {
    let start = settledShares()
    let low = start.indices.map { max(lower[$0], start[$0] - 1) }
    let width = start.indices.map { k in
      let width = min(upper[k], start[k] + 1) - low[k]
      return width > Tolerance.feasibility * max(1, abs(start[k])) ? width : 0
    }
    let free = width.indices.filter { width[$0] > 0 }
    let total = free.reduce(0) { $0 + width[$1] }
    // How far inside its interval each share lies, from 0 to 1.
    let depth = free.reduce(0) { $0 + start[$1] - low[$1] } / total
    let margin = min(depth, 1 - depth)
    guard free.count > 1, margin > Tolerance.feasibility else { return nil }
    let (rising, falling) = (free.prefix(free.count / 2), free.suffix(free.count - free.count / 2))
    // Each share has a different weight between 1 and 2, so that the moves of several are unlikely to cancel out.
    let rates = width.indices.map { k in
      width[k] * (1 + (Double(k) + 0.618_033_988_75).squareRoot().truncatingRemainder(dividingBy: 1))
    }
    let (rise, fall) = (rising.reduce(0) { $0 + rates[$1] }, falling.reduce(0) { $0 + rates[$1] })
    var direction = Array(repeating: 0.0, count: start.count)
    for k in rising { direction[k] = rates[k] / rise }
    for k in falling { direction[k] = -rates[k] / fall }
    let length = margin * min(rise, fall) / 2
    let ends = [-length, length].map { length in
      factors.indices.map { k in
        (width[k] > 0 ? low[k] + depth * width[k] + length * direction[k] : start[k]) / factors[k]
      }
    }
    let ratesOfParameters = factors.indices.map { direction[$0] / factors[$0] }
    let size = ratesOfParameters.reduce(0) { max($0, abs($1)) }
    return (ratesOfParameters.map { $0 / size }, ends)
  }

  /// The earliest parameters that make the solution unique if they are held at the given values, which must be a point
  /// of the optimal face.
  func pins(at values: [Double]) -> [Int] {
    var pins: [Int] = []
    let (least, greatest) = restTotals()
    var sum = 0.0
    for k in factors.indices {
      let low = max(lower[k], -sum - greatest[k + 1])
      let high = min(upper[k], -sum - least[k + 1])
      if high - low > Tolerance.feasibility * max(1, abs(values[k] * factors[k])) { pins.append(k) }
      sum += values[k] * factors[k]
    }
    return pins
  }
}
