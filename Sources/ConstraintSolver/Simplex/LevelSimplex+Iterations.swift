extension LevelSimplex {
  /// Computes the reduced costs of the nonbasic activities for the current priority level (pricing).
  func price() {
    let n = parameterCount
    reducedCost.update(repeating: 0, count: n)
    for i in 0..<rowCount {
      let k = Int(basis[i])
      let slope = isAbove[k] ? slopeAbove[k] : slopeBelow[k]
      guard slope != 0 else { continue }
      let row = table + i * n
      for j in 0..<n { reducedCost[j] += slope * row[j] }
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

  /// Iterates the primal simplex method until moving no nonbasic activity lowers the cost of the current level.
  ///
  /// After many degenerate iterations in a row, activities are chosen by Bland's rule (smallest index, 1977,
  /// [doi:10.1287/moor.2.2.103](https://doi.org/10.1287/moor.2.2.103)), which cannot cycle.
  ///
  /// - Returns: an extreme ray along which the cost falls without bound, as the nonbasic column and the sign of the
  ///   move; `nil` if the cost is bounded.
  @discardableResult
  func minimise() -> (column: Int, sign: Double)? {
    var degenerateCount = 0
    let degenerateLimit = 2 * activityCount + 10
    let limit = 50 * activityCount + 200
    var count = 0
    defer { if count > 0 { recompute() } }
    while count < limit {
      let usesBlandsRule = degenerateCount > degenerateLimit
      var entering = -1
      var direction = 0.0
      var best = 0.0
      price()
      for j in 0..<parameterCount {
        let k = Int(nonbasis[j])
        // The rates at which the cost falls, beyond the breakpoint on either side. At most one is positive, because the
        // cost is convex.
        let up = -reducedCost[j] - slopeAbove[k]
        let down = reducedCost[j] + slopeBelow[k]
        let isUp = mayRise[k] && isSignificant(up, j)
        let isDown = mayFall[k] && isSignificant(down, j)
        guard isUp || isDown else { continue }
        let gain = isUp ? up : down
        if usesBlandsRule ? (entering < 0 || nonbasis[j] < nonbasis[entering]) : gain > best {
          entering = j
          direction = isUp ? 1 : -1
          best = gain
        }
      }
      guard entering >= 0 else { return nil }
      guard let length = iterate(entering: entering, direction, slope: -best, usesBlandsRule: usesBlandsRule) else {
        return (entering, direction)
      }
      count += 1
      degenerateCount = length > 1e-12 ? 0 : degenerateCount + 1
    }
    return nil
  }

  /// Computes the basic values anew, to remove the rounding errors of iterations.
  private func recompute() {
    let n = parameterCount
    for i in 0..<rowCount {
      var sum = 0.0
      for j in 0..<n { sum += table[i * n + j] * value[Int(nonbasis[j])] }
      value[Int(basis[i])] = sum
    }
  }

  /// A candidate of the ratio test: a basic activity that reaches its breakpoint while the entering activity moves, and
  /// so may leave the basis.
  private struct Candidate: BitwiseCopyable {
    var length: Double
    /// The length of the longest move that overruns the breakpoint by no more than the tolerance (Harris).
    var limit: Double
    var rate: Double
    var row: Int
  }

  /// One iteration: moves the entering activity, past breakpoints of basic activities, until the cost would rise
  /// (long-step ratio test). Then pivots with the basic activity that has reached its breakpoint there.
  ///
  /// - Returns: the length of the move; `nil` if the move is unbounded.
  private func iterate(entering j: Int, _ direction: Double, slope start: Double, usesBlandsRule: Bool) -> Double? {
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: rowCount) { candidates -> Double? in
      var count = 0
      for i in 0..<rowCount {
        let rate = direction * table[i * parameterCount + j]
        guard abs(rate) > Tolerance.pivot else { continue }
        let k = Int(basis[i])
        // A bound at the breakpoint ends the move. A change of the cost's slope ends it only if the cost would rise.
        let isHard = rate > 0 ? !mayRise[k] : !mayFall[k]
        let bendsHere = slopeAbove[k] != slopeBelow[k] && isAbove[k] == (rate < 0)
        guard isHard || bendsHere else { continue }
        let length = max(0, (breakpoint[k] - value[k]) / rate)
        let overrun = Tolerance.overrun * max(1, abs(breakpoint[k])) / abs(rate)
        candidates.initializeElement(
          at: count, to: Candidate(length: length, limit: length + overrun, rate: rate, row: i))
        count += 1
      }
      var slope = start
      var largest = -start
      while count > 0 {
        let next = leavingCandidate(candidates, count, usesBlandsRule: usesBlandsRule)
        let candidate = candidates[next]
        let k = Int(basis[candidate.row])
        let isHard = candidate.rate > 0 ? !mayRise[k] : !mayFall[k]
        let bend = (slopeAbove[k] - slopeBelow[k]) * abs(candidate.rate)
        slope += bend
        largest = max(largest, bend)
        // Under Bland's rule, the move must end at the first breakpoint.
        if isHard || slope >= -Tolerance.relativeSlope * largest || usesBlandsRule {
          updateValues(entering: j, by: direction * candidate.length)
          value[k] = breakpoint[k]
          pivot(candidate.row, j, leavesRising: candidate.rate > 0)
          return candidate.length
        }
        // The cost still falls, so the activity passes its breakpoint and stays basic.
        isAbove[k] = candidate.rate > 0
        count -= 1
        candidates[next] = candidates[count]
      }
      return nil
    }
  }

  /// The index of the candidate whose breakpoint is reached first. Among ties it is the one with the largest pivot, or
  /// under Bland's rule the one with the smallest activity.
  ///
  /// Breakpoints that lie within the tolerance count as ties (Harris 1973,
  /// [doi:10.1007/BF01580108](https://doi.org/10.1007/BF01580108)), so that there is a choice of pivots: a large pivot
  /// keeps the tableau accurate.
  private func leavingCandidate(_ candidates: UnsafeMutableBufferPointer<Candidate>, _ count: Int, usesBlandsRule: Bool)
    -> Int
  {
    var limit = Double.infinity
    for i in 0..<count { limit = min(limit, usesBlandsRule ? candidates[i].length : candidates[i].limit) }
    var best = -1
    for i in 0..<count where candidates[i].length <= limit {
      guard best >= 0 else {
        best = i
        continue
      }
      let a = candidates[i]
      let b = candidates[best]
      let isBetter =
        usesBlandsRule || abs(a.rate) == abs(b.rate) ? basis[a.row] < basis[b.row] : abs(a.rate) > abs(b.rate)
      if isBetter { best = i }
    }
    return max(0, best)
  }

  private func updateValues(entering j: Int, by length: Double) {
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
        // If the terms cancel out, the rest is rounding error. It is set to zero, or pricing would use it as a slope.
        let added = factor * pivotRow[j]
        let sum = target[j] + added
        target[j] = abs(sum) > Tolerance.cancellation * abs(added) ? sum : 0
      }
    }
    nonbasis[column] = basis[row]
    basis[row] = entering
  }
}
