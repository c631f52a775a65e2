extension SparseSimplex {
  /// One direction in which all parameters move that can move on the optimal face, with two points of the face; `nil`
  /// if no parameter can move. The face is restricted afterwards.
  ///
  /// The parameters are moved in turn, down and up. Each is then held in the middle between the two values: holding it
  /// at an end could fix other parameters as well. The result connects the weighted average of all points reached
  /// downwards with that of all points reached upwards. Both averages lie on the face, because the face is convex. Each
  /// parameter has a different weight, so that the moves are unlikely to cancel out.
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

  /// The earliest parameters that make the solution unique if they are held at the given values, which must be a point
  /// of the optimal face. The face is restricted afterwards.
  ///
  /// Holding a later parameter may make an earlier one superfluous. This is not checked here.
  mutating func pins(at values: [Double]) -> [Int] {
    var pins: [Int] = []
    forEachFree { parameter, _ in
      pins.append(parameter)
      return values[parameter]
    }
    return pins
  }

  /// Moves each parameter down and up on the optimal face, and then holds it at a value before the next one is moved.
  ///
  /// - Parameter body: called for each parameter that can move, with the values of all parameters after the move down
  ///   and after the move up. It returns the value at which the parameter is held.
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

  /// Removes the cost that ``minimiseDistance(of:to:)`` has given a parameter, and sets the multipliers that it has
  /// changed to zero again.
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
