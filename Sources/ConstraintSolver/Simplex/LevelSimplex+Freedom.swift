extension LevelSimplex {
  /// Settles what is left: each parameter in turn goes as near to zero as the face allows.
  func settle() {
    var parameter = 0
    while parameter < parameterCount && isOpen {
      include(parameter, .equal)
      minimiseLevel()
      parameter += 1
    }
  }

  /// Whether a nonbasic activity is left that no level bounds on both sides.
  var isOpen: Bool {
    for j in 0..<parameterCount where mayRise[Int(nonbasis[j])] || mayFall[Int(nonbasis[j])] { return true }
    return false
  }

  /// Directions of the parameters along which the optimal face extends, each with two points on it; together they span
  /// it, so that what none of them moves cannot move. The simplex stays where it is.
  ///
  /// Each parameter is tried in the part of the face in which those before it are held in the middle of their ways: at
  /// an end they could hold others, too. A basis can be degenerate, so that what no bound holds may still be unable to
  /// move; hence everything is tried.
  func freeDirections() -> [(direction: [Double], ends: [[Double]])] {
    var directions: [(direction: [Double], ends: [[Double]])] = []
    let slice = copy()
    let probe = copy()
    for parameter in 0..<parameterCount where slice.isOpen {
      // Of large components only as many directions as are needed to see every parameter move.
      if parameterCount > 32, directions.contains(where: { $0.direction[parameter] != 0 }) { continue }
      let ways = [true, false].compactMap { isRising in
        probe.assume(slice)
        return probe.push(parameter, isRising: isRising)
      }
      let numbers = ways.flatMap(\.ends).map { $0[parameter] }
      guard let least = numbers.min(), let greatest = numbers.max() else { continue }
      directions += ways
      slice.hold(parameter, at: (least + greatest) / 2)
    }
    return directions
  }

  /// Parameters that, held at the given values of the optimal face, leave nothing open; the earliest that do, and none
  /// of them can be left out (of more than 16, that is not tried).
  func pins(at values: [Double]) -> [Int] {
    let pinned = copy()
    let probe = copy()
    var pins: [Int] = []
    for parameter in 0..<parameterCount where pinned.isOpen && pinned.canMove(parameter, probe) {
      pins.append(parameter)
      pinned.hold(parameter, at: values[parameter])
    }
    guard (2...16).contains(pins.count) else { return pins }
    // In a corner of the face, one that is held can hold others, too.
    for pin in pins.reversed() {
      let rest = pins.filter { $0 != pin }
      pinned.assume(self)
      for other in rest { pinned.hold(other, at: values[other]) }
      if !(0..<parameterCount).contains(where: { pinned.canMove($0, probe) }) { pins = rest }
    }
    return pins
  }

  private func hold(_ parameter: Int, at number: Double) {
    breakpoint[parameter] = number * scale[parameter]
    _ = require(parameter, .equal)
  }

  private func canMove(_ parameter: Int, _ probe: borrowing LevelSimplex) -> Bool {
    [true, false].contains { isRising in
      probe.assume(self)
      return probe.push(parameter, isRising: isRising) != nil
    }
  }

  /// Moves a parameter as far as the face allows.
  ///
  /// - Returns: how all parameters moved, scaled to a largest step of one, from where and where to, or a point on
  ///   the way where there is no end; `nil` if this one did not move.
  private func push(_ parameter: Int, isRising: Bool) -> (direction: [Double], ends: [[Double]])? {
    let start = (0..<parameterCount).map { number(of: $0) }
    slopeBelow[parameter] = isRising ? -1 : 1
    slopeAbove[parameter] = slopeBelow[parameter]
    let ray = descend()
    clearSlopes()
    var direction: [Double]
    if let ray {
      direction = Array(repeating: 0, count: parameterCount)
      let entering = Int(nonbasis[ray.column])
      if entering < parameterCount { direction[entering] = ray.sign / scale[entering] }
      for i in 0..<rowCount where basis[i] < parameterCount {
        let moving = Int(basis[i])
        direction[moving] = ray.sign * table[i * parameterCount + ray.column] / scale[moving]
      }
    } else {
      direction = (0..<parameterCount).map { number(of: $0) - start[$0] }
      if abs(direction[parameter]) <= Tolerance.feasibility * max(1, abs(start[parameter])) { return nil }
    }
    let size = direction.reduce(0) { max($0, abs($1)) }
    direction = direction.map { abs($0) > Tolerance.feasibility * size ? $0 / size : 0 }
    let end = (0..<parameterCount).map { number(of: $0) + (ray == nil ? 0 : direction[$0]) }
    return (direction, [start, end])
  }
}
