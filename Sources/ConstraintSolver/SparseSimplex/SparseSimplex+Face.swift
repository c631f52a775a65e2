extension SparseSimplex {
  /// Restricts all later iterations to the optimal face, where moves cost nothing on any level, and sets all
  /// multipliers to zero. Call it after ``solve()``.
  ///
  /// By complementary slackness, an activity whose multiplier is strictly between its bounds stays on its breakpoint.
  /// If the multiplier is at a bound, the activity may move to that side. An activity that is off its breakpoint stays
  /// on its side.
  mutating func restrictToOptimalFace() {
    for k in 0..<activityCount { restrictToOptimalFace(of: k) }
    useSingleLevel()
    forgetChanged()
  }

  private mutating func restrictToOptimalFace(of k: Int) {
    switch status[k] {
    case .active:
      let (canFall, canRise) = (isAtEnd(k, low[k]), isAtEnd(k, high[k]))
      low[k] = canFall ? 0 : -.infinity
      high[k] = canRise ? 0 : .infinity
    case .below: (low[k], high[k]) = (0, .infinity)
    case .above: (low[k], high[k]) = (-.infinity, 0)
    case .superbasic: (low[k], high[k]) = (-.infinity, .infinity)
    case .free: (low[k], high[k]) = (0, 0)
    }
    level[k] = 0
    countOpen(k)
  }

  /// Whether the multiplier of an active activity equals one of its bounds, on every level.
  private func isAtEnd(_ k: Int, _ end: Double) -> Bool {
    guard end.isFinite else { return false }
    return (0..<levelCount).allSatisfy { l in
      abs(multipliers[k * levelCount + l] - (l == Int(level[k]) ? end : 0)) <= 1e-9
    }
  }

  /// Settles free parameters: each in turn takes the value nearest to zero on the optimal face. This is a lexicographic
  /// program of its own, with one level per parameter; each level restricts the face of the next.
  mutating func settle() {
    guard isOpen else { return }
    isSettled.resize(parameterCount, repeating: false)
    for parameter in 0..<parameterCount where isOpen {
      minimiseDistance(of: parameter, to: 0)
      restrictChangedToOptimalFace()
      isSettled[parameter] = true
    }
    isSettled.removeAll()
    _ = solve()
  }

  /// Moves a parameter as near to a value as the face allows. The distance becomes the parameter's cost.
  mutating func minimiseDistance(of parameter: Int, to target: Double) {
    guard status[parameter] == .free || isOpenActive(parameter) else { return }
    (low[parameter], high[parameter]) = (-1, 1)
    noteChanged(parameter)
    if status[parameter] == .active {
      moveBreakpoint(of: parameter, to: target)
    } else {
      status[parameter] = .superbasic
      breakpoint[parameter] = target
      multipliers[parameter] = 0
      // This iteration is needed even if the parameter is there already: afterwards it is active, or the activities
      // that give its value are held.
      pivot(entering: parameter, value[parameter] < target ? -1 : 1)
      updateInfeasibility(of: parameter)
    }
    _ = iterate()
  }

  /// Restricts all later moves to those that keep the smallest distance. Only the few changed multipliers are
  /// examined.
  mutating func restrictChangedToOptimalFace() {
    for i in 0..<changed.count {
      let k = Int(changed[i])
      restrictToOptimalFace(of: k)
      multipliers[k] = 0
    }
    forgetChanged()
  }
}
