extension LevelSimplex {
  /// Sums up what one unit of each nonbasic activity costs.
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

  /// Whether a slope of a nonbasic activity is positive, and more than rounding leaves of what it is a sum of.
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

  /// Pivots until no move lowers the level's cost.
  ///
  /// After a long run without progress the choice follows Bland's rule, which cannot cycle.
  ///
  /// - Returns: the nonbasic column and the sense in which the cost falls for ever, if there is one.
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

  /// Computes the basic values anew, without the rounding that moves have left.
  private func recompute() {
    let n = parameterCount
    for i in 0..<rowCount {
      var sum = 0.0
      for j in 0..<n { sum += table[i * n + j] * value[Int(nonbasis[j])] }
      value[Int(basis[i])] = sum
    }
  }

  private struct Turn: BitwiseCopyable {
    var length: Double
    /// The longest move that overruns the turn by no more than its tolerance.
    var limit: Double
    var rate: Double
    var row: Int
  }

  /// Moves a nonbasic activity past the breakpoints until the cost would rise, and pivots there.
  ///
  /// - Returns: the length of the move, or `nil` where nothing ends it.
  private func move(_ j: Int, _ direction: Double, slope start: Double, isCareful: Bool) -> Double? {
    withUnsafeTemporaryAllocation(of: Turn.self, capacity: rowCount) { turns -> Double? in
      var count = 0
      for i in 0..<rowCount {
        let rate = direction * table[i * parameterCount + j]
        guard abs(rate) > Tolerance.pivot else { continue }
        let k = Int(basis[i])
        let isHard = rate > 0 ? !mayRise[k] : !mayFall[k]
        let turnsHere = slopeAbove[k] != slopeBelow[k] && isAbove[k] == (rate < 0)
        guard isHard || turnsHere else { continue }
        let length = max(0, (breakpoint[k] - value[k]) / rate)
        let overrun = Tolerance.overrun * max(1, abs(breakpoint[k])) / abs(rate)
        turns.initializeElement(at: count, to: Turn(length: length, limit: length + overrun, rate: rate, row: i))
        count += 1
      }
      var slope = start
      var largest = -start
      while count > 0 {
        let next = firstTurn(turns, count, isCareful: isCareful)
        let turn = turns[next]
        let k = Int(basis[turn.row])
        let isHard = turn.rate > 0 ? !mayRise[k] : !mayFall[k]
        let bend = (slopeAbove[k] - slopeBelow[k]) * abs(turn.rate)
        slope += bend
        largest = max(largest, bend)
        if isHard || slope >= -Tolerance.relativeSlope * largest || isCareful {
          advance(j, by: direction * turn.length)
          value[k] = breakpoint[k]
          pivot(turn.row, j, leavesRising: turn.rate > 0)
          return turn.length
        }
        isAbove[k] = turn.rate > 0
        count -= 1
        turns[next] = turns[count]
      }
      return nil
    }
  }

  /// The nearest turn; of several, the one with the largest pivot, or of the smallest activity when careful.
  ///
  /// Turns count as equally near within their tolerance (Harris), as a large pivot keeps the tableau accurate.
  private func firstTurn(_ turns: UnsafeMutableBufferPointer<Turn>, _ count: Int, isCareful: Bool) -> Int {
    var limit = Double.infinity
    for i in 0..<count { limit = min(limit, isCareful ? turns[i].length : turns[i].limit) }
    var best = -1
    for i in 0..<count where turns[i].length <= limit {
      guard best >= 0 else {
        best = i
        continue
      }
      let a = turns[i]
      let b = turns[best]
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
    // The entering activity lies on the side towards which it moved.
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
