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
      // A new factorisation reveals infeasibilities that rounding errors of the updates have hidden. The limit of five
      // rounds ends the loop if rounding causes new ones each time.
      if !basis.hasUpdates { break }
    }
    return nil
  }

  // MARK: Primal infeasibilities

  /// The primal infeasibility of an activity: value minus breakpoint, or zero if the activity is feasible.
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
      // Moving the multiplier to its opposite bound may be enough instead of an iteration. This is tried when the queue
      // is empty.
      guard !isFlipCandidate.base[k] else { return }
      isFlipCandidate.base[k] = true
      flipCandidates.append(Int32(truncatingIfNeeded: k))
    } else {
      enqueue(k, error)
    }
  }

  /// Queues an infeasible activity by the size of its infeasibility in relation to the length of its tableau row.
  ///
  /// Dual steepest edge pricing divides the squared infeasibility by the weight (the squared length of the row). Here
  /// it is divided by the cube of the weight, so that activities with long rows come later: they change many
  /// multipliers, and often become feasible when those with short rows do.
  @inline(__always)
  private mutating func enqueue(_ k: Int, _ error: Double) {
    let weight = weight.base[k]
    queue.insert(Int(rankOf.base[k]), size: error * error / (weight * weight * weight))
  }

  /// Whether the multiplier of an activity outside the basis is at a nonzero bound: the activity has a cost on the side
  /// of its breakpoint that its status names.
  @inline(__always)
  private func isAtNonzeroBound(_ k: Int) -> Bool {
    status.base[k] == .below && low.base[k] != 0 || status.base[k] == .above && high.base[k] != 0
  }

  // MARK: Iterations

  /// The outcome of an iteration.
  enum Outcome {
    /// The dual objective has risen.
    case progress
    /// The dual objective has not changed, because a multiplier that limits the step was already at its bound.
    case degenerate
    /// No multiplier limits the step, so the dual objective is unbounded and the primal problem is infeasible.
    case infeasible
  }

  /// Iterates until no activity is primal infeasible.
  ///
  /// After many degenerate iterations in a row, activities are chosen by Bland's rule (smallest index, 1977,
  /// [doi:10.1287/moor.2.2.103](https://doi.org/10.1287/moor.2.2.103)), which cannot cycle.
  ///
  /// - Returns: a required activity that cannot hold together with the active activities of its tableau row; `nil` if
  ///   there is none.
  mutating func iterate() -> Int? {
    var degenerateCount = 0
    let degenerateLimit = 4 * activityCount + 100
    for _ in 0..<60 * activityCount + 1000 {
      if queue.isEmpty {
        // Bound flips come last: while other activities are infeasible, iterations may bring a candidate's value back
        // to its side of the breakpoint.
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
        // A row that depends linearly on the active rows and differs from its breakpoint only by rounding error counts
        // as satisfied.
        guard isRounding(error, k) else { return k }
        breakpoint[k] = value[k]
      case .progress: degenerateCount = 0
      case .degenerate: degenerateCount += 1
      }
      updateInfeasibility(of: k)
      // The etas have cost much more than a new factorisation will.
      if basis.updateWork > 4 * basis.factorisationWork + 4 * parameterCount { refactorise() }
    }
    return nil
  }

  /// Whether a row that depends linearly on active rows is violated by no more than the rounding error of its sum.
  private func isRounding(_ error: Double, _ k: Int) -> Bool {
    var size = max(scale[k], abs(breakpoint[k]))
    for i in 0..<tableauRow.indices.count {
      let position = tableauRow.indices[i]
      size = max(size, abs(tableauRow.values[position] * breakpoint[active[position]]))
    }
    return abs(error) <= Tolerance.feasibility * size
  }

  /// One iteration: raises the multiplier of an infeasible activity `k` (lowers it if the sign is negative), which
  /// changes the multipliers of active activities.
  ///
  /// The ratio test decides between two outcomes. If the multiplier of `k` reaches its own bound first, `k` stays off
  /// its breakpoint and has a cost (a bound flip). If the multiplier of an active activity reaches its bound first, `k`
  /// enters the basis, and the active activity leaves it.
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
      // A basis update needs the whole tableau row, including settled parameters. The leaving activity is chosen again
      // with its values.
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

  /// The ratio of a candidate on level `l`: by how much the multiplier of the entering activity `k` has to change until
  /// the candidate's multiplier reaches the bound towards which it moves.
  ///
  /// - Parameter position: the candidate's position in the basis, or −1 for the entering activity itself.
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
    for l in keepLast(k, sign, end)..<levelCount where candidates.count > 1 {
      var limit = Double.infinity
      for i in 0..<candidates.count {
        var length = ratio(candidates[i], k, sign, end, l)
        // Rounding errors may have moved a multiplier slightly beyond its bound. Its ratio then counts as zero, unless
        // an earlier level already had a positive ratio.
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
    // −1, the entering activity itself, is always first. Its bound flip needs no basis update, so it wins ties.
    if best < 0 { return best }
    for i in 1..<max(1, candidates.count) {
      let candidate = candidates[i]
      let (a, b) = (abs(tableauRow.values.base[Int(candidate)]), abs(tableauRow.values.base[Int(best)]))
      let isBetter = usesBlandsRule || a == b ? active[candidate] < active[best] : a > b
      if isBetter { best = candidate }
    }
    return best
  }

  /// Keeps the candidates whose ratio is zero on the most levels: in lexicographic order, they come before all others.
  ///
  /// With many levels, most ratios are zero on nearly all of them, so this saves most of the test.
  ///
  /// - Returns: the first level on which their ratios have to be compared.
  private mutating func keepLast(_ k: Int, _ sign: Double, _ end: Double) -> Int {
    guard levelCount > 1, candidates.count > 1 else { return 0 }
    var last = 0
    var kept = 0
    var largest = 1.0
    for i in 0..<candidates.count where candidates[i] >= 0 {
      largest = max(largest, abs(tableauRow.values.base[Int(candidates[i])]))
    }
    for i in 0..<candidates.count {
      let candidate = candidates[i]
      var l = firstDifference(candidate, k, sign)
      while l < levelCount && ratio(candidate, k, sign, end, l) <= Self.slope / largest { l += 1 }
      if l < last { continue }
      if l > last { kept = 0 }
      last = l
      candidates[kept] = candidate
      kept += 1
    }
    candidates.resize(kept, repeating: 0)
    return last
  }

  /// A level before which the ratios of a candidate are zero.
  @inline(__always)
  private func firstDifference(_ position: Int32, _ k: Int, _ sign: Double) -> Int {
    if position < 0 { return status[k] == .superbasic ? Int(min(firstLevel[k], level[k])) : Int(level[k]) }
    let j = Int(active.base[Int(position)])
    let target = sign * tableauRow.values.base[Int(position)] > 0 ? low[j] : high[j]
    return Int(target == 0 ? firstLevel[j] : min(firstLevel[j], level[j]))
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
    firstLevel[k] = Int32(levelCount)
    for l in 0..<levelCount {
      let former = multiplier(k, l)
      let length = sign * dualStep[l]
      multipliers[k * levelCount + l] = former + length
      if former + length != 0 { firstLevel[k] = min(firstLevel[k], Int32(l)) }
      guard length != 0 else { continue }
      for i in 0..<tableauRow.indices.count {
        let position = Int(tableauRow.indices.base[i])
        let j = Int(active.base[position])
        multipliers.base[j * levelCount + l] -= length * tableauRow.values.base[position]
        firstLevel.base[j] = min(firstLevel.base[j], Int32(truncatingIfNeeded: l))
      }
    }
  }

  // MARK: Bound flipping

  /// Moves the multipliers of all flip candidates that are still infeasible to the opposite bound at once, if the
  /// multipliers of the active activities stay within their bounds.
  ///
  /// This replaces an iteration for each of them: without it, a chain of 20,000 variables whose optional constraints
  /// all pull in one direction is not solved in 20 s. If the flips are not possible, the candidates are queued to enter
  /// the basis one by one.
  ///
  /// - Returns: whether the multipliers were flipped.
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

  /// Adjusts the multipliers of the active activities for a change of other activities' multipliers from one bound to
  /// the opposite bound.
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
        firstLevel[j] = min(firstLevel[j], Int32(l))
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

  /// Moves the entering activity to its breakpoint, by moving the leaving activity (at the given position of the basis)
  /// off its breakpoint. Updates the factors of the basis, the values and the steepest edge weights.
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

  /// The lower limit for steepest edge weights. Their update subtracts squares, so rounding errors could make a weight
  /// zero or negative.
  private static let leastWeight = 1e-4

  /// Computes how far each parameter moves if the active activity at a position moves by `length` (FTRAN). Stores it in
  /// ``step``, a multiple of the activity's column of the tableau.
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

  /// Changes the breakpoint of an active activity, and updates all values that depend on the activity.
  mutating func moveBreakpoint(of k: Int, to target: Double) {
    guard target != breakpoint[k], let position = (0..<parameterCount).first(where: { active[$0] == k }) else { return }
    computeStep(of: position, by: target - breakpoint[k])
    breakpoint[k] = target
    value[k] = target
    updateValues(nil)
  }

  /// The data that the update of the steepest edge weights needs in addition to the primal step.
  private struct WeightUpdate {
    /// 1 divided by the entering activity's move. Another activity's move times this is the ratio of the two
    /// activities' entries in the leaving activity's column of the tableau.
    var unit: Double
    /// The squared length of the entering activity's row of the tableau.
    var square: Double
  }

  /// Moves the parameters by the primal step, and updates the values of the rows.
  ///
  /// - Parameter weightUpdate: given after a basis update, to update the steepest edge weights as well.
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
