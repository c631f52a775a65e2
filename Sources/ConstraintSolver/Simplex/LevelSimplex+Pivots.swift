extension LevelSimplex {
  /// Computes the reduced costs.
  func price() {
    let n = parameterCount
    gradient.update(repeating: 0, count: n)
    for i in 0..<rowCount {
      let k = Int(basis[i])
      let slope = isAbove[k] ? slopeAbove[k] : slopeBelow[k]
      guard slope != 0 else { continue }
      let row = table + i * n
      for j in 0..<n { gradient[j] += slope * row[j] }
    }
  }

  /// Whether a reduced cost is positive and more than rounding error.
  func isSignificant(_ slope: Double, _ column: Int) -> Bool {
    if slope <= 0 { return false }
    if slope > 1e-5 { return true }
    let k = Int(nonbasis[column])
    var weight = max(abs(slopeBelow[k]), abs(slopeAbove[k]))
    var largest = weight
    for i in 0..<rowCount where table[i * parameterCount + column] != 0 {
      let k = Int(basis[i])
      let part = abs(isAbove[k] ? slopeAbove[k] : slopeBelow[k])
      weight = max(weight, part)
      largest = max(largest, part * abs(table[i * parameterCount + column]))
    }
    return slope > max(Tolerance.slope * weight, Tolerance.relativeSlope * largest)
  }

  /// Pivots until no move lowers the cost of the level.
  ///
  /// After many pivots without progress, pivots are chosen by Bland's rule, which cannot cycle.
  ///
  /// - Returns: the nonbasic column and the sign of a move along which the cost falls without bound; `nil` if there is
  ///   none.
  @discardableResult
  func descend() -> (column: Int, sign: Double)? {
    var stalled = 0
    let patience = 2 * activityCount + 10
    let limit = 50 * activityCount + 200
    var count = 0
    defer { if count > 0 { recompute() } }
    while count < limit {
      let isCareful = stalled > patience
      var entering = -1
      var direction = 0.0
      var best = 0.0
      price()
      for j in 0..<parameterCount {
        let k = Int(nonbasis[j])
        let up = -gradient[j] - slopeAbove[k]
        let down = gradient[j] + slopeBelow[k]
        let isUp = mayRise[k] && isSignificant(up, j)
        let isDown = mayFall[k] && isSignificant(down, j)
        guard isUp || isDown else { continue }
        let gain = isUp ? up : down
        if isCareful ? (entering < 0 || nonbasis[j] < nonbasis[entering]) : gain > best {
          entering = j
          direction = isUp ? 1 : -1
          best = gain
        }
      }
      guard entering >= 0 else { return nil }
      guard let length = move(entering, direction, slope: -best, isCareful: isCareful) else {
        return (entering, direction)
      }
      count += 1
      stalled = length > 1e-12 ? 0 : stalled + 1
    }
    return nil
  }

  /// Computes the basic values anew, to remove the rounding errors of moves.
  private func recompute() {
    let n = parameterCount
    for i in 0..<rowCount {
      var sum = 0.0
      for j in 0..<n { sum += table[i * n + j] * value[Int(nonbasis[j])] }
      value[Int(basis[i])] = sum
    }
  }

  /// A basic activity that reaches its breakpoint during a move.
  private struct Crossing: BitwiseCopyable {
    var length: Double
    /// The longest move that overruns the breakpoint by no more than its tolerance.
    var limit: Double
    var rate: Double
    var row: Int
  }

  /// Moves a nonbasic activity past breakpoints until the cost would rise, and pivots there (a long-step ratio test).
  ///
  /// - Returns: the length of the move; `nil` if it is unbounded.
  private func move(_ j: Int, _ direction: Double, slope start: Double, isCareful: Bool) -> Double? {
    withUnsafeTemporaryAllocation(of: Crossing.self, capacity: rowCount) { crossings -> Double? in
      var count = 0
      for i in 0..<rowCount {
        let rate = direction * table[i * parameterCount + j]
        guard abs(rate) > Tolerance.pivot else { continue }
        let k = Int(basis[i])
        let isHard = rate > 0 ? !mayRise[k] : !mayFall[k]
        let bendsHere = slopeAbove[k] != slopeBelow[k] && isAbove[k] == (rate < 0)
        guard isHard || bendsHere else { continue }
        let length = max(0, (breakpoint[k] - value[k]) / rate)
        let overrun = Tolerance.overrun * max(1, abs(breakpoint[k])) / abs(rate)
        crossings.initializeElement(
          at: count, to: Crossing(length: length, limit: length + overrun, rate: rate, row: i))
        count += 1
      }
      var slope = start
      var largest = -start
      while count > 0 {
        let next = nearestCrossing(crossings, count, isCareful: isCareful)
        let crossing = crossings[next]
        let k = Int(basis[crossing.row])
        let isHard = crossing.rate > 0 ? !mayRise[k] : !mayFall[k]
        let bend = (slopeAbove[k] - slopeBelow[k]) * abs(crossing.rate)
        slope += bend
        largest = max(largest, bend)
        if isHard || slope >= -Tolerance.relativeSlope * largest || isCareful {
          advance(j, by: direction * crossing.length)
          value[k] = breakpoint[k]
          pivot(crossing.row, j, leavesRising: crossing.rate > 0)
          return crossing.length
        }
        isAbove[k] = crossing.rate > 0
        count -= 1
        crossings[next] = crossings[count]
      }
      return nil
    }
  }

  /// The nearest breakpoint; among ties the one with the largest pivot, or with the smallest activity when careful.
  ///
  /// Breakpoints within their tolerance count as equally near (Harris), because a large pivot keeps the tableau
  /// accurate.
  private func nearestCrossing(_ crossings: UnsafeMutableBufferPointer<Crossing>, _ count: Int, isCareful: Bool) -> Int
  {
    var limit = Double.infinity
    for i in 0..<count { limit = min(limit, isCareful ? crossings[i].length : crossings[i].limit) }
    var best = -1
    for i in 0..<count where crossings[i].length <= limit {
      guard best >= 0 else {
        best = i
        continue
      }
      let a = crossings[i]
      let b = crossings[best]
      let isBetter =
        isCareful || abs(a.rate) == abs(b.rate) ? basis[a.row] < basis[b.row] : abs(a.rate) > abs(b.rate)
      if isBetter { best = i }
    }
    return max(0, best)
  }

  private func advance(_ j: Int, by length: Double) {
    guard length != 0 else { return }
    value[Int(nonbasis[j])] += length
    for i in 0..<rowCount {
      let factor = table[i * parameterCount + j]
      if factor != 0 { value[Int(basis[i])] += factor * length }
    }
  }

  private func pivot(_ row: Int, _ column: Int, leavesRising: Bool) {
    let n = parameterCount
    let pivotRow = table + row * n
    let pivot = pivotRow[column]
    let entering = nonbasis[column]
    // The value of the entering activity lies on the side towards which it moved.
    isAbove[Int(entering)] = (pivot > 0) == leavesRising
    let inverse = -1 / pivot
    for j in 0..<n { pivotRow[j] *= inverse }
    pivotRow[column] = 1 / pivot
    for i in 0..<rowCount where i != row {
      let target = table + i * n
      let factor = target[column]
      guard factor != 0 else { continue }
      target[column] = 0
      for j in 0..<n {
        let added = factor * pivotRow[j]
        let sum = target[j] + added
        target[j] = abs(sum) > Tolerance.cancellation * abs(added) ? sum : 0
      }
    }
    nonbasis[column] = basis[row]
    basis[row] = entering
  }
}
