extension SparseSimplex {
  /// Repairs everything that is violated.
  ///
  /// - Returns: `nil` if the solution is optimal; otherwise a required row that contradicts the active rows of its
  ///   ``support(of:)``.
  mutating func solve() -> Int? {
    for _ in 0..<5 {
      refresh()
      if let contradiction = repair() { return contradiction }
      // A new factorisation shows violations that rounding errors have hidden.
      if !basis.hasReplacements { break }
    }
    return nil
  }

  // MARK: Violations

  /// How far an activity that has to be repaired is off its breakpoint; zero if it need not be repaired.
  @inline(__always)
  private func violation(_ k: Int) -> Double {
    let error = value.base[k] - breakpoint.base[k]
    switch status.base[k] {
    case .active, .free: return 0
    case .below: if error <= 0 { return 0 }
    case .above: if error >= 0 { return 0 }
    case .unset: if error == 0 { return 0 }
    }
    return abs(error) > Self.tolerance * max(scale.base[k], abs(breakpoint.base[k])) ? error : 0
  }

  private static let tolerance = 1e-9

  /// Queues an activity if it has to be repaired.
  @inline(__always)
  mutating func review(_ k: Int) {
    let error = violation(k)
    if error == 0 {
      queue.remove(Int(placeOf.base[k]))
    } else if isPaying(k) {
      guard !isCrossed.base[k] else { return }
      isCrossed.base[k] = true
      crossed.append(Int32(truncatingIfNeeded: k))
    } else {
      enqueue(k, error)
    }
  }

  /// Queues a violation by its size in proportion to the row of the tableau.
  ///
  /// Dual steepest edge pricing divides the square by the weight. Here, the cube delays long rows even more, because
  /// they move many multipliers and are often repaired by the repair of short rows.
  @inline(__always)
  private mutating func enqueue(_ k: Int, _ error: Double) {
    let weight = weight.base[k]
    queue.insert(Int(placeOf.base[k]), size: error * error / (weight * weight * weight))
  }

  /// Whether an activity is off its breakpoint and its multiplier pays for that side.
  @inline(__always)
  private func isPaying(_ k: Int) -> Bool {
    status.base[k] == .below && low.base[k] != 0 || status.base[k] == .above && high.base[k] != 0
  }

  // MARK: Repairs

  enum Outcome {
    case progress
    /// The cost did not rise.
    case stall
    case contradiction
  }

  /// Repairs violated activities until there are none.
  ///
  /// After many repairs without progress, activities are chosen by Bland's rule, which cannot cycle.
  ///
  /// - Returns: a row that cannot be repaired; `nil` if there is none.
  mutating func repair() -> Int? {
    var stalled = 0
    let patience = 4 * activityCount + 100
    for _ in 0..<60 * activityCount + 1000 {
      if queue.isEmpty {
        if crossed.count == 0 { return nil }
        if crossAll() { continue }
      }
      let isCareful = stalled > patience
      let next = isCareful ? queue.removeFirst { activityAt[$0] } : queue.removeLargest()
      guard let next else { continue }
      let k = Int(activityAt.base[next])
      let error = violation(k)
      guard error != 0 else { continue }
      switch repair(k, error > 0 ? 1 : -1, isCareful: isCareful) {
      case .contradiction:
        guard isRounding(error, k) else { return k }
        breakpoint[k] = value[k]
      case .progress: stalled = 0
      case .stall: stalled += 1
      }
      review(k)
      if basis.replacementWork > 4 * basis.factorisationWork + 4 * parameterCount { refresh() }
    }
    return nil
  }

  /// Whether a row that depends on active rows is violated by no more than the rounding error of their sum.
  private func isRounding(_ error: Double, _ k: Int) -> Bool {
    var size = max(scale[k], abs(breakpoint[k]))
    for i in 0..<factors.places.count {
      let place = factors.places[i]
      size = max(size, abs(factors.values[place] * breakpoint[active[place]]))
    }
    return abs(error) <= Tolerance.feasibility * size
  }

  /// Raises the multiplier of a violated activity (lowers it if the sign is negative). This changes the multipliers of
  /// active activities.
  ///
  /// There are two outcomes. If this multiplier reaches its own slope first, the activity stays violated and pays for
  /// it. If the multiplier of an active activity reaches its end first, the violated activity replaces that one in the
  /// basis.
  @discardableResult
  mutating func repair(_ k: Int, _ sign: Double, isCareful: Bool = false) -> Outcome {
    repairCount += 1
    let end = sign > 0 ? high[k] : low[k]
    findMovableFactors(of: k)
    guard var leaving = nearest(k, sign, end, isCareful: isCareful) else { return .contradiction }
    if leaving >= 0, isSettled.count > 0 {
      findFactors(of: k)
      leaving = nearest(k, sign, end, isCareful: isCareful) ?? leaving
    }
    var isStalled = true
    for l in 0..<levelCount {
      ratio[l] = distance(leaving, k, sign, end, l)
      if abs(ratio[l]) > Self.slope { isStalled = false }
    }
    moveMultipliers(of: k, sign)
    entryCount += factors.places.count
    if leaving < 0 {
      status[k] = sign > 0 ? .above : .below
    } else {
      exchange(k, Int(leaving), sign)
    }
    return isStalled ? .stall : .progress
  }

  /// How far a candidate's multiplier is from the end towards which it moves, in units of the repaired activity's
  /// multiplier.
  @inline(__always)
  private func distance(_ place: Int32, _ k: Int, _ sign: Double, _ end: Double, _ l: Int) -> Double {
    if place < 0 { return sign * ((l == Int(level[k]) ? end : 0) - multiplier(k, l)) }
    let j = Int(active.base[Int(place)])
    let factor = sign * factors.values.base[Int(place)]
    let target = l == Int(level[j]) ? (factor > 0 ? low[j] : high[j]) : 0
    let rest = multipliers[j * levelCount + l] - target
    return abs(rest) <= Self.slope ? 0 : rest / factor
  }

  /// Finds the multiplier that reaches its end first, level by level. Among ties it takes the one with the largest
  /// factor.
  ///
  /// - Returns: a position in the basis, or −1 for the repaired activity itself; `nil` if no multiplier has an end.
  private mutating func nearest(_ k: Int, _ sign: Double, _ end: Double, isCareful: Bool) -> Int32? {
    candidates.removeAll()
    if end.isFinite { candidates.append(-1) }
    for i in 0..<factors.places.count {
      let place = factors.places.base[i]
      let factor = factors.values.base[Int(place)]
      guard abs(factor) > Tolerance.pivot else { continue }
      let j = active.base[Int(place)]
      if (sign * factor > 0 ? low[j] : high[j]).isFinite { candidates.append(place) }
    }
    guard candidates.count > 0 else { return nil }
    var isZero = true
    for l in 0..<levelCount where candidates.count > 1 {
      var limit = Double.infinity
      for i in 0..<candidates.count {
        var length = distance(candidates[i], k, sign, end, l)
        if isZero { length = max(0, length) }
        let factor = candidates[i] < 0 ? 1 : abs(factors.values.base[Int(candidates[i])])
        limit = min(limit, length + Self.slope / factor)
      }
      var kept = 0
      var least = Double.infinity
      for i in 0..<candidates.count {
        let length = distance(candidates[i], k, sign, end, l)
        guard length <= limit else { continue }
        least = min(least, length)
        candidates[kept] = candidates[i]
        kept += 1
      }
      candidates.resize(kept, repeating: 0)
      if least > Self.slope { isZero = false }
    }
    var best = candidates[0]
    if best < 0 { return best }
    for i in 1..<max(1, candidates.count) {
      let candidate = candidates[i]
      let (a, b) = (abs(factors.values.base[Int(candidate)]), abs(factors.values.base[Int(best)]))
      let isBetter = isCareful || a == b ? active[candidate] < active[best] : a > b
      if isBetter { best = candidate }
    }
    return best
  }

  private mutating func moveMultipliers(of k: Int, _ sign: Double) {
    noteChanged(k)
    for i in 0..<factors.places.count { noteChanged(Int(active.base[Int(factors.places.base[i])])) }
    for l in 0..<levelCount {
      let former = multiplier(k, l)
      let length = sign * ratio[l]
      multipliers[k * levelCount + l] = former + length
      guard length != 0 else { continue }
      for i in 0..<factors.places.count {
        let place = Int(factors.places.base[i])
        multipliers.base[Int(active.base[place]) * levelCount + l] -= length * factors.values.base[place]
      }
    }
  }

  // MARK: Crossing

  /// Lets all activities that have crossed their breakpoint pay for the other side, if the multipliers of the active
  /// ones allow it.
  ///
  /// This is a single repair for many activities. If it is not possible, they are queued to be repaired one by one.
  private mutating func crossAll() -> Bool {
    var activities = Buffer<Int32>()
    for i in 0..<crossed.count {
      isCrossed[crossed[i]] = false
      if isPaying(Int(crossed[i])), violation(Int(crossed[i])) != 0 { activities.append(crossed[i]) }
    }
    crossed.removeAll()
    guard activities.count > 1, turnOver(activities, by: 1) else {
      for i in 0..<activities.count { enqueue(Int(activities[i]), violation(Int(activities[i]))) }
      return false
    }
    for i in 0..<activities.count {
      let k = Int(activities[i])
      noteChanged(k)
      status[k] = status[k] == .below ? .above : .below
    }
    return true
  }

  /// Changes the multipliers of some activities from one end to the other, and adjusts those of the active activities.
  ///
  /// - Returns: whether all multipliers of active activities are still between their ends; if not, nothing has changed.
  private mutating func turnOver(_ activities: borrowing Buffer<Int32>, by factor: Double) -> Bool {
    for l in 0..<levelCount {
      for i in 0..<activities.count where Int(level[activities[i]]) == l {
        let k = Int(activities[i])
        addRow(of: k, times: factor * (status[k] == .below ? high[k] - low[k] : low[k] - high[k]))
      }
      factors.clear()
      basis.solveTransposed(&byParameter, &factors, ignoring: isSettled.view)
      for i in 0..<factors.places.count {
        let j = Int(active[factors.places[i]])
        noteChanged(j)
        multipliers[j * levelCount + l] -= factors.values[factors.places[i]]
      }
    }
    if factor < 0 { return true }
    for position in 0..<parameterCount where !isBetweenEnds(Int(active[position])) {
      _ = turnOver(activities, by: -factor)
      return false
    }
    return true
  }

  /// Whether the multiplier of an active activity is between its ends, in lexicographic order.
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

  // MARK: Exchange

  /// Brings an activity to its breakpoint by moving the active activity at a position off its breakpoint.
  private mutating func exchange(_ entering: Int, _ position: Int, _ sign: Double) {
    let leaving = Int(active[position])
    let factor = factors.values[position]
    let error = breakpoint[entering] - value[entering]
    findStep(of: position, by: error / factor)
    entryCount += step.places.count
    let square = findSlant()
    basis.replace(position, factors)
    active[position] = Int32(entering)
    status[entering] = .active
    if low[leaving] == 0 && high[leaving] == 0 {
      status[leaving] = .free
    } else {
      status[leaving] = sign * factor > 0 ? .below : .above
    }
    weight[leaving] = max(Self.leastWeight, (square - factor * factor + 1) / (factor * factor))
    move(error == 0 ? nil : Tilt(unit: 1 / error, square: square))
    value[entering] = breakpoint[entering]
  }

  private static let leastWeight = 1e-4

  /// Finds how the parameters move if the active activity at a position moves: its column of the tableau.
  private mutating func findStep(of position: Int, by length: Double) {
    byPosition.add(length, at: position)
    step.clear()
    basis.solve(&byPosition, &step)
  }

  /// Finds how the parameters move along the factors, which is needed to update the weights.
  ///
  /// - Returns: the square of the factors' length.
  private mutating func findSlant() -> Double {
    var square = 0.0
    for i in 0..<factors.places.count {
      let value = factors.values.base[Int(factors.places.base[i])]
      square += value * value
      byPosition.add(value, at: Int(factors.places.base[i]))
    }
    slant.clear()
    basis.solve(&byPosition, &slant)
    return square
  }

  /// Gives an active activity another breakpoint, and moves all values that depend on it.
  mutating func shift(_ k: Int, to target: Double) {
    guard target != breakpoint[k], let position = (0..<parameterCount).first(where: { active[$0] == k }) else { return }
    findStep(of: position, by: target - breakpoint[k])
    breakpoint[k] = target
    value[k] = target
    move(nil)
  }

  /// How an exchange changes the rows of the tableau.
  private struct Tilt {
    /// The movement of an activity times this is the ratio of two factors of the leaving activity: the one in that
    /// activity's row to the one in the entering activity's row.
    var unit: Double
    /// The square of the length of the entering activity's row.
    var square: Double
  }

  /// Moves the parameters by the step, and the rows with them. After an exchange it also updates the weights.
  private mutating func move(_ tilt: Tilt?) {
    for i in 0..<step.places.count {
      let p = Int(step.places.base[i])
      let length = step.values.base[p]
      guard length != 0 else { continue }
      if status.base[p] != .active {
        value.base[p] += length
        review(p)
      }
      for e in columns.entries(ofRow: p) {
        byRow.add(columns.values.base[e] * length, at: Int(columns.columns.base[e]))
      }
    }
    for i in 0..<byRow.places.count {
      let row = Int(byRow.places.base[i])
      let k = parameterCount + row
      guard status.base[k] != .active else { continue }
      value.base[k] += byRow.values.base[row]
      if let tilt { updateWeight(of: row, ratio: byRow.values.base[row] * tilt.unit, tilt) }
      review(k)
    }
    byRow.clear()
  }

  @inline(__always)
  private func updateWeight(of row: Int, ratio: Double, _ tilt: Tilt) {
    var product = 0.0
    for e in rows.entries(ofRow: row) {
      product += rows.values.base[e] * slant.values.base[Int(rows.columns.base[e])]
    }
    let k = parameterCount + row
    weight.base[k] = max(
      Self.leastWeight, ratio * ratio, weight.base[k] - 2 * ratio * product + ratio * ratio * (tilt.square + 1))
  }
}
