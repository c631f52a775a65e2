extension SparseSimplex {
  /// A direction in which all movable parameters move, with two points of the optimal face; `nil` if no parameter can
  /// move.
  ///
  /// Each parameter is pushed in both directions, in the part of the face where the earlier ones are held in the
  /// middle, because holding them at an end could also fix others. The face is convex, so the averages of the points on
  /// both sides lie on it. Each push has a different weight, so that two pushes are unlikely to cancel out.
  mutating func freeDirection() -> (direction: [Double], ends: [[Double]])? {
    var ends = [Array(repeating: 0.0, count: parameterCount), Array(repeating: 0.0, count: parameterCount)]
    var total = 0.0
    forEachFree { parameter, points in
      let weight = 1 + (Double(parameter) + 0.618_033_988_75).squareRoot().truncatingRemainder(dividingBy: 1)
      total += weight
      for (i, point) in points.enumerated() { for p in point.indices { ends[i][p] += weight * point[p] } }
      return (points[0][parameter] + points[1][parameter]) / 2
    }
    guard total > 0 else { return nil }
    ends = ends.map { $0.map { $0 / total } }
    let difference = zip(ends[0], ends[1]).map { $1 - $0 }
    let size = difference.reduce(0) { max($0, abs($1)) }
    let direction = difference.indices.map { p in
      abs(difference[p]) > Tolerance.pivot * max(1, abs(ends[0][p])) ? difference[p] / size : 0
    }
    return (direction, ends)
  }

  /// The earliest parameters that make the solution unique if they are held at the given values of the optimal face.
  ///
  /// Later pins may make an earlier one superfluous. This is not checked here.
  mutating func pins(at values: [Double]) -> [Int] {
    var pins: [Int] = []
    forEachFree { parameter, _ in
      pins.append(parameter)
      return values[parameter]
    }
    return pins
  }

  /// Pushes each parameter in both directions, and holds it at a value before the next one is pushed.
  ///
  /// - Parameter body: gets a parameter that can move and the values of all parameters after each of the two pushes. It
  ///   returns the value to hold.
  private mutating func forEachFree(_ body: (_ parameter: Int, _ points: [[Double]]) -> Double) {
    isSettled.resize(parameterCount, repeating: false)
    for parameter in 0..<parameterCount where isOpen {
      let start = number(of: parameter)
      let length = max(1, abs(start))
      let points = [-length, length].map { length in
        minimiseDistance(of: parameter, to: (start + length) * scale[parameter])
        dropObjective(of: parameter)
        return (0..<parameterCount).map { number(of: $0) }
      }
      let (least, greatest) = (points[0][parameter], points[1][parameter])
      let isFree = greatest - least > Tolerance.feasibility * length
      minimiseDistance(of: parameter, to: (isFree ? body(parameter, points) : start) * scale[parameter])
      restrictChangedToOptimalFace()
      isSettled[parameter] = true
    }
    isSettled.removeAll()
  }

  /// Removes the objective that ``minimiseDistance(of:to:)`` has given a parameter. The multipliers that other
  /// activities have received become zero again.
  private mutating func dropObjective(of parameter: Int) {
    (low[parameter], high[parameter]) = (0, 0)
    if status[parameter] != .active { status[parameter] = .free }
    for i in 0..<changed.count {
      multipliers[changed[i]] = 0
      countOpen(Int(changed[i]))
    }
    forgetChanged()
  }
}
