extension SparseSimplex {
  /// Restricts all later iterations to the optimal face (the set of optimal solutions), and sets all multipliers to
  /// zero. Call it after ``solve()``.
  ///
  /// By complementary slackness, an activity whose multiplier is strictly between its bounds has to stay at its
  /// breakpoint. If the multiplier is at a bound, the activity may move to that side. An activity that is off its
  /// breakpoint stays on its side of the breakpoint.
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

  /// Whether the multiplier of an active activity equals the given bound `end` on the activity's own level, and zero on
  /// all other levels.
  private func isAtEnd(_ k: Int, _ end: Double) -> Bool {
    guard end.isFinite else { return false }
    return (0..<levelCount).allSatisfy { l in
      abs(multipliers[k * levelCount + l] - (l == Int(level[k]) ? end : 0)) <= 1e-9
    }
  }

  /// Fixes the parameters that the constraints do not determine: each in turn takes the value nearest to zero on the
  /// optimal face. This is a lexicographic program with one level per parameter: each level restricts the face on which
  /// the next level moves.
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

  /// Moves a parameter as near to a target value (in scaled units) as the optimal face allows. The distance becomes the
  /// parameter's cost.
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
      // This iteration is needed even if the parameter already has the target value: afterwards the parameter is
      // active, or the multipliers of the activities that determine it are nonzero, so that they are held later.
      pivot(entering: parameter, value[parameter] < target ? -1 : 1)
      updateInfeasibility(of: parameter)
    }
    _ = iterate()
  }

  /// Restricts all later moves to the face on which the distance that ``minimiseDistance(of:to:)`` has minimised stays
  /// minimal. Only the activities whose multiplier or status has changed are examined.
  mutating func restrictChangedToOptimalFace() {
    for i in 0..<changed.count {
      let k = Int(changed[i])
      restrictToOptimalFace(of: k)
      multipliers[k] = 0
    }
    forgetChanged()
  }
}
