extension LevelSimplex {
  /// Fixes the parameters that the constraints do not determine: each in turn takes the value nearest to zero on the
  /// optimal face. Its distance from zero is minimised like the cost of a further priority level.
  func settle() {
    var parameter = 0
    while parameter < parameterCount && isOpen {
      include(parameter, .equal)
      minimiseLevel()
      parameter += 1
    }
  }

  /// Whether some nonbasic activity can move in at least one direction.
  var isOpen: Bool {
    for j in 0..<parameterCount where mayRise[Int(nonbasis[j])] || mayFall[Int(nonbasis[j])] { return true }
    return false
  }

  /// Directions of the parameters that span the optimal face, each with two points on the face. The simplex is not
  /// changed.
  ///
  /// The parameters are moved in turn. Each is then held in the middle of its range while later ones are moved: holding
  /// it at an end of the range could fix other parameters as well. If the basis is degenerate, a parameter may be
  /// unable to move although no bound is recorded for it, so all parameters are tried.
  func freeDirections() -> [(direction: [Double], ends: [[Double]])] {
    var directions: [(direction: [Double], ends: [[Double]])] = []
    let slice = copy()
    let probe = copy()
    for parameter in 0..<parameterCount where slice.isOpen {
      // With many parameters, skip those that an earlier direction already moves, to limit the number of directions.
      if parameterCount > 32, directions.contains(where: { $0.direction[parameter] != 0 }) { continue }
      let ways = [true, false].compactMap { isRising in
        probe.copyState(of: slice)
        return probe.extremum(of: parameter, isRising: isRising)
      }
      let numbers = ways.flatMap(\.ends).map { $0[parameter] }
      guard let least = numbers.min(), let greatest = numbers.max() else { continue }
      directions += ways
      slice.hold(parameter, at: (least + greatest) / 2)
    }
    return directions
  }

  /// The earliest parameters that make the solution unique if they are held at the given values, which must be a point
  /// of the optimal face.
  ///
  /// None of these parameters can be left out. If there are more than 16, this is not checked.
  func pins(at values: [Double]) -> [Int] {
    let pinned = copy()
    let probe = copy()
    var pins: [Int] = []
    for parameter in 0..<parameterCount where pinned.isOpen && pinned.canMove(parameter, probe) {
      pins.append(parameter)
      pinned.hold(parameter, at: values[parameter])
    }
    guard (2...16).contains(pins.count) else { return pins }
    // At a corner of the face, a later pin can fix an earlier one as well, so superfluous pins are removed.
    for pin in pins.reversed() {
      let rest = pins.filter { $0 != pin }
      pinned.copyState(of: self)
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
      probe.copyState(of: self)
      return probe.extremum(of: parameter, isRising: isRising) != nil
    }
  }

  /// Moves a parameter to its greatest or least value on the optimal face.
  ///
  /// - Returns: the direction in which the parameters move, scaled so that its largest component is 1, and the start
  ///   and the end of the move (a point on the ray if the move is unbounded); `nil` if the given parameter does not
  ///   move.
  private func extremum(of parameter: Int, isRising: Bool) -> (direction: [Double], ends: [[Double]])? {
    let start = (0..<parameterCount).map { number(of: $0) }
    slopeBelow[parameter] = isRising ? -1 : 1
    slopeAbove[parameter] = slopeBelow[parameter]
    let ray = minimise()
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
