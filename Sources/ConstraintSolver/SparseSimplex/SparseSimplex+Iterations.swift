extension SparseSimplex {
  /// Finds the optimum of all levels.
  ///
  /// - Returns: `nil` if the solution is optimal; otherwise a required row that contradicts the active rows of its
  ///   ``support(of:)``.
  /// - Complexity: see ``SparseSimplex``.
  mutating func solve() -> Int? {
    for _ in 0..<5 {
      refactorise()
      if let contradiction = iterate() { return contradiction }
      // A new factorisation shows infeasibilities that rounding errors have hidden. Five rounds end those that
      // rounding brings back each time.
      if !basis.hasUpdates { break }
    }
    return nil
  }

  // MARK: Primal infeasibilities

  /// How far a primal infeasible activity is off its breakpoint; zero if it is feasible.
  @inline(__always)
  private func infeasibility(of k: Int) -> Double {
    let error = value.base[k] - breakpoint.base[k]
    switch status.base[k] {
    case .active, .free: return 0
    case .below: if error <= 0 { return 0 }
    case .above: if error >= 0 { return 0 }
    case .superbasic: if error == 0 { return 0 }
    }
    return abs(error) > Self.tolerance * max(scale.base[k], abs(breakpoint.base[k])) ? error : 0
  }

  private static let tolerance = 1e-9

  /// Queues an activity if it is primal infeasible.
  @inline(__always)
  mutating func updateInfeasibility(of k: Int) {
    let error = infeasibility(of: k)
    if error == 0 {
      queue.remove(Int(rankOf.base[k]))
    } else if isAtNonzeroBound(k) {
      // A flip to the opposite bound may do instead of an iteration, so it waits until the queue is empty.
      guard !isFlipCandidate.base[k] else { return }
      isFlipCandidate.base[k] = true
      flipCandidates.append(Int32(truncatingIfNeeded: k))
    } else {
      enqueue(k, error)
    }
  }

  /// Queues an infeasibility by its size in proportion to the row of the tableau.
  ///
  /// Dual steepest edge pricing divides the square by the weight. Here, the cube delays long rows even more, because
  /// they move many multipliers and often become feasible when short rows do.
  @inline(__always)
  private mutating func enqueue(_ k: Int, _ error: Double) {
    let weight = weight.base[k]
    queue.insert(Int(rankOf.base[k]), size: error * error / (weight * weight * weight))
  }

  /// Whether the multiplier of an activity outside the basis is at a bound that is not zero: the activity pays for the
  /// side that its status names.
  @inline(__always)
  private func isAtNonzeroBound(_ k: Int) -> Bool {
    status.base[k] == .below && low.base[k] != 0 || status.base[k] == .above && high.base[k] != 0
  }

  // MARK: Iterations

  /// What an iteration has found.
  enum Outcome {
    /// The dual objective has risen.
    case progress
    /// The dual objective is the same, as at least one multiplier in the basis was at its bound already.
    case degenerate
    /// No multiplier in the basis has a bound, so the dual objective is unbounded and the primal infeasible.
    case infeasible
  }

  /// Iterates until no activity is primal infeasible.
  ///
  /// After many degenerate iterations in a row, activities are chosen by Bland's rule (smallest index, 1977,
  /// [doi:10.1287/moor.2.2.103](https://doi.org/10.1287/moor.2.2.103)), which cannot cycle.
  ///
  /// - Returns: a row that cannot hold together with the active rows; `nil` if there is none.
  mutating func iterate() -> Int? {
    var degenerateCount = 0
    let degenerateLimit = 4 * activityCount + 100
    for _ in 0..<60 * activityCount + 1000 {
      if queue.isEmpty {
        // Flips come last: while other activities are infeasible, a candidate may return to its side by itself.
        if flipCandidates.count == 0 { return nil }
        if flipBounds() { continue }
      }
      let usesBlandsRule = degenerateCount > degenerateLimit
      let next = usesBlandsRule ? queue.removeFirst { activityOfRank[$0] } : queue.removeLargest()
      guard let next else { continue }
      let k = Int(activityOfRank.base[next])
      let error = infeasibility(of: k)
      guard error != 0 else { continue }
      switch pivot(entering: k, error > 0 ? 1 : -1, usesBlandsRule: usesBlandsRule) {
      case .infeasible:
        // A row that depends on the active rows and is off by rounding error only is taken as satisfied.
        guard isRounding(error, k) else { return k }
        breakpoint[k] = value[k]
      case .progress: degenerateCount = 0
      case .degenerate: degenerateCount += 1
      }
      updateInfeasibility(of: k)
      // From here on, the etas cost more than a new factorisation saves.
      if basis.updateWork > 4 * basis.factorisationWork + 4 * parameterCount { refactorise() }
    }
    return nil
  }

  /// Whether a row that depends on active rows is violated by no more than the rounding error of their sum.
  private func isRounding(_ error: Double, _ k: Int) -> Bool {
    var size = max(scale[k], abs(breakpoint[k]))
    for i in 0..<tableauRow.indices.count {
      let position = tableauRow.indices[i]
      size = max(size, abs(tableauRow.values[position] * breakpoint[active[position]]))
    }
    return abs(error) <= Tolerance.feasibility * size
  }

  /// One iteration: raises the multiplier of an infeasible activity (lowers it if the sign is negative), which changes
  /// the multipliers of active activities.
  ///
  /// The ratio test decides between two outcomes. If this multiplier reaches its own bound first, the activity stays
  /// off its breakpoint and pays for it (a bound flip). If the multiplier of an active activity reaches its bound
  /// first, the infeasible activity enters the basis, and that one leaves it.
  ///
  /// - Complexity: proportional to the entries of the entering activity's row of the tableau, times the levels; with a
  ///   basis update, also to those of two columns.
  @discardableResult
  mutating func pivot(entering k: Int, _ sign: Double, usesBlandsRule: Bool = false) -> Outcome {
    iterationCount += 1
    let end = sign > 0 ? high[k] : low[k]
    computeMovableTableauRow(of: k)
    guard var leaving = ratioTest(k, sign, end, usesBlandsRule: usesBlandsRule) else { return .infeasible }
    if leaving >= 0, isSettled.count > 0 {
      // A basis update needs the whole row, and the choice has to fit its values.
      computeTableauRow(of: k)
      leaving = ratioTest(k, sign, end, usesBlandsRule: usesBlandsRule) ?? leaving
    }
    var isDegenerate = true
    for l in 0..<levelCount {
      dualStep[l] = ratio(leaving, k, sign, end, l)
      if abs(dualStep[l]) > Self.slope { isDegenerate = false }
    }
    updateMultipliers(of: k, sign)
    entryCount += tableauRow.indices.count
    if leaving < 0 {
      status[k] = sign > 0 ? .above : .below
    } else {
      updateBasis(k, Int(leaving), sign)
    }
    return isDegenerate ? .degenerate : .progress
  }

  /// The ratio of a candidate: how far its multiplier is from the bound towards which it moves, in units of the
  /// entering activity's multiplier.
  @inline(__always)
  private func ratio(_ position: Int32, _ k: Int, _ sign: Double, _ end: Double, _ l: Int) -> Double {
    if position < 0 { return sign * ((l == Int(level[k]) ? end : 0) - multiplier(k, l)) }
    let j = Int(active.base[Int(position)])
    let factor = sign * tableauRow.values.base[Int(position)]
    let target = l == Int(level[j]) ? (factor > 0 ? low[j] : high[j]) : 0
    let rest = multipliers[j * levelCount + l] - target
    return abs(rest) <= Self.slope ? 0 : rest / factor
  }

  /// The lexicographic ratio test: finds the multiplier that reaches its bound first, level by level.
  ///
  /// Ratios within the tolerance of the smallest count as ties (Harris), and among ties the largest pivot wins, because
  /// it keeps the factors accurate.
  ///
  /// - Returns: the position of the leaving activity in the basis, or −1 if the entering activity's own multiplier
  ///   comes first; `nil` if no multiplier has a bound.
  private mutating func ratioTest(_ k: Int, _ sign: Double, _ end: Double, usesBlandsRule: Bool) -> Int32? {
    collectCandidates(sign, end)
    guard candidates.count > 0 else { return nil }
    var isZero = true
    for l in 0..<levelCount where candidates.count > 1 {
      var limit = Double.infinity
      for i in 0..<candidates.count {
        var length = ratio(candidates[i], k, sign, end, l)
        // Rounding may have moved a multiplier beyond its bound on the first level that counts.
        if isZero { length = max(0, length) }
        let factor = candidates[i] < 0 ? 1 : abs(tableauRow.values.base[Int(candidates[i])])
        limit = min(limit, length + Self.slope / factor)
      }
      var kept = 0
      var least = Double.infinity
      for i in 0..<candidates.count {
        let length = ratio(candidates[i], k, sign, end, l)
        guard length <= limit else { continue }
        least = min(least, length)
        candidates[kept] = candidates[i]
        kept += 1
      }
      candidates.resize(kept, repeating: 0)
      if least > Self.slope { isZero = false }
    }
    var best = candidates[0]
    // A flip needs no basis update, so it is preferred among ties.
    if best < 0 { return best }
    for i in 1..<max(1, candidates.count) {
      let candidate = candidates[i]
      let (a, b) = (abs(tableauRow.values.base[Int(candidate)]), abs(tableauRow.values.base[Int(best)]))
      let isBetter = usesBlandsRule || a == b ? active[candidate] < active[best] : a > b
      if isBetter { best = candidate }
    }
    return best
  }

  /// Collects the positions whose multipliers move towards a bound; −1 stands for the entering activity.
  private mutating func collectCandidates(_ sign: Double, _ end: Double) {
    candidates.removeAll()
    if end.isFinite { candidates.append(-1) }
    for i in 0..<tableauRow.indices.count {
      let position = tableauRow.indices.base[i]
      let factor = tableauRow.values.base[Int(position)]
      guard abs(factor) > Tolerance.pivot else { continue }
      let j = active.base[Int(position)]
      if (sign * factor > 0 ? low[j] : high[j]).isFinite { candidates.append(position) }
    }
  }

  private mutating func updateMultipliers(of k: Int, _ sign: Double) {
    noteChanged(k)
    for i in 0..<tableauRow.indices.count { noteChanged(Int(active.base[Int(tableauRow.indices.base[i])])) }
    for l in 0..<levelCount {
      let former = multiplier(k, l)
      let length = sign * dualStep[l]
      multipliers[k * levelCount + l] = former + length
      guard length != 0 else { continue }
      for i in 0..<tableauRow.indices.count {
        let position = Int(tableauRow.indices.base[i])
        multipliers.base[Int(active.base[position]) * levelCount + l] -= length * tableauRow.values.base[position]
      }
    }
  }

  // MARK: Bound flipping

  /// Flips the multipliers of all activities that are on the other side of their breakpoint to the opposite bound, if
  /// the multipliers of the active ones allow it.
  ///
  /// This is one iteration for many activities: without it, a chain of 20,000 that is pulled one way is not solved in
  /// 20 s. If it is not possible, they are queued to enter the basis one by one.
  private mutating func flipBounds() -> Bool {
    var activities = Buffer<Int32>()
    for i in 0..<flipCandidates.count {
      isFlipCandidate[flipCandidates[i]] = false
      let k = Int(flipCandidates[i])
      if isAtNonzeroBound(k), infeasibility(of: k) != 0 { activities.append(Int32(truncatingIfNeeded: k)) }
    }
    flipCandidates.removeAll()
    guard activities.count > 1, applyFlips(activities, by: 1) else {
      for i in 0..<activities.count { enqueue(Int(activities[i]), infeasibility(of: Int(activities[i]))) }
      return false
    }
    for i in 0..<activities.count {
      let k = Int(activities[i])
      noteChanged(k)
      status[k] = status[k] == .below ? .above : .below
    }
    return true
  }

  /// Changes the multipliers of some activities from one bound to the other, and adjusts those of the active
  /// activities.
  ///
  /// - Parameter factor: 1 to flip, −1 to take the flips back.
  /// - Returns: whether all multipliers of active activities are still between their bounds; if not, nothing has
  ///   changed.
  private mutating func applyFlips(_ activities: borrowing Buffer<Int32>, by factor: Double) -> Bool {
    for l in 0..<levelCount {
      for i in 0..<activities.count where Int(level[activities[i]]) == l {
        let k = Int(activities[i])
        addRow(of: k, times: factor * (status[k] == .below ? high[k] - low[k] : low[k] - high[k]))
      }
      tableauRow.clear()
      basis.solveTransposed(&byParameter, &tableauRow, ignoring: isSettled.view)
      for i in 0..<tableauRow.indices.count {
        let j = Int(active[tableauRow.indices[i]])
        noteChanged(j)
        multipliers[j * levelCount + l] -= tableauRow.values[tableauRow.indices[i]]
      }
    }
    if factor < 0 { return true }
    for position in 0..<parameterCount where !isBetweenEnds(Int(active[position])) {
      _ = applyFlips(activities, by: -factor)
      return false
    }
    return true
  }

  /// Whether the multiplier of an active activity is between its bounds, in lexicographic order.
  private func isBetweenEnds(_ j: Int) -> Bool {
    func isBeyond(_ end: Double, _ sign: Double) -> Bool {
      guard end.isFinite else { return false }
      for l in 0..<levelCount {
        let rest = sign * (multipliers[j * levelCount + l] - (l == Int(level[j]) ? end : 0))
        if abs(rest) > Self.slope { return rest > 0 }
      }
      return false
    }
    return !isBeyond(high[j], 1) && !isBeyond(low[j], -1)
  }

  // MARK: Basis update

  /// Brings the entering activity to its breakpoint by moving the leaving one, which is at a position of the basis, off
  /// its breakpoint. Updates the factors, the values and the steepest edge weights.
  private mutating func updateBasis(_ entering: Int, _ position: Int, _ sign: Double) {
    let leaving = Int(active[position])
    let factor = tableauRow.values[position]
    let error = breakpoint[entering] - value[entering]
    computeStep(of: position, by: error / factor)
    entryCount += step.indices.count
    let square = computeSteepestEdgeColumn()
    basis.update(position, tableauRow)
    active[position] = Int32(entering)
    status[entering] = .active
    if low[leaving] == 0 && high[leaving] == 0 {
      status[leaving] = .free
    } else {
      status[leaving] = sign * factor > 0 ? .below : .above
    }
    weight[leaving] = max(Self.leastWeight, (square - factor * factor + 1) / (factor * factor))
    updateValues(error == 0 ? nil : WeightUpdate(unit: 1 / error, square: square))
    value[entering] = breakpoint[entering]
  }

  /// The update of weights is a difference of squares, which rounding can bring to zero or below.
  private static let leastWeight = 1e-4

  /// Computes how the parameters move if the active activity at a position moves: its column of the tableau (FTRAN).
  private mutating func computeStep(of position: Int, by length: Double) {
    byPosition.add(length, at: position)
    step.clear()
    basis.solve(&byPosition, &step)
  }

  /// Computes how the parameters move along the entering activity's row of the tableau. The recurrence of Forrest and
  /// Goldfarb for the weights needs it.
  ///
  /// - Returns: the squared length of that row.
  private mutating func computeSteepestEdgeColumn() -> Double {
    var square = 0.0
    for i in 0..<tableauRow.indices.count {
      let value = tableauRow.values.base[Int(tableauRow.indices.base[i])]
      square += value * value
      byPosition.add(value, at: Int(tableauRow.indices.base[i]))
    }
    steepestEdgeColumn.clear()
    basis.solve(&byPosition, &steepestEdgeColumn)
    return square
  }

  /// Gives an active activity another breakpoint, and moves all values that depend on it.
  mutating func moveBreakpoint(of k: Int, to target: Double) {
    guard target != breakpoint[k], let position = (0..<parameterCount).first(where: { active[$0] == k }) else { return }
    computeStep(of: position, by: target - breakpoint[k])
    breakpoint[k] = target
    value[k] = target
    updateValues(nil)
  }

  /// What the update of the steepest edge weights needs beside the primal step.
  private struct WeightUpdate {
    /// The movement of an activity times this is the ratio of two entries in the leaving activity's column of the
    /// tableau: the one in that activity's row to the one in the entering activity's row.
    var unit: Double
    /// The square of the length of the entering activity's row.
    var square: Double
  }

  /// Moves the parameters by the primal step, and the rows with them. After a basis update it also updates the weights.
  private mutating func updateValues(_ weightUpdate: WeightUpdate?) {
    for i in 0..<step.indices.count {
      let p = Int(step.indices.base[i])
      let length = step.values.base[p]
      guard length != 0 else { continue }
      if status.base[p] != .active {
        value.base[p] += length
        updateInfeasibility(of: p)
      }
      for e in columns.entries(ofRow: p) {
        byRow.add(columns.values.base[e] * length, at: Int(columns.columns.base[e]))
      }
    }
    for i in 0..<byRow.indices.count {
      let row = Int(byRow.indices.base[i])
      let k = parameterCount + row
      guard status.base[k] != .active else { continue }
      value.base[k] += byRow.values.base[row]
      if let weightUpdate { updateWeight(of: row, ratio: byRow.values.base[row] * weightUpdate.unit, weightUpdate) }
      updateInfeasibility(of: k)
    }
    byRow.clear()
  }

  @inline(__always)
  private func updateWeight(of row: Int, ratio: Double, _ weightUpdate: WeightUpdate) {
    var product = 0.0
    for e in rows.entries(ofRow: row) {
      product += rows.values.base[e] * steepestEdgeColumn.values.base[Int(rows.columns.base[e])]
    }
    let k = parameterCount + row
    weight.base[k] = max(
      Self.leastWeight, ratio * ratio,
      weight.base[k] - 2 * ratio * product + ratio * ratio * (weightUpdate.square + 1))
  }
}
