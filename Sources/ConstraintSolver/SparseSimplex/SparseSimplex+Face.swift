extension SparseSimplex {
  /// Restricts all later moves to those that cost nothing on any level, and sets all multipliers to zero. Call it after
  /// ``solve()``.
  ///
  /// An activity whose multiplier is strictly between its slopes stays on its breakpoint. If the multiplier is at a
  /// slope, the activity may move to that side. An activity that is off its breakpoint stays on its side (complementary
  /// slackness).
  mutating func keepFace() {
    for k in 0..<activityCount { keepFace(of: k) }
    useSingleLevel()
    forgetChanged()
  }

  private mutating func keepFace(of k: Int) {
    switch status[k] {
    case .active:
      let (canFall, canRise) = (isAtEnd(k, low[k]), isAtEnd(k, high[k]))
      low[k] = canFall ? 0 : -.infinity
      high[k] = canRise ? 0 : .infinity
    case .below: (low[k], high[k]) = (0, .infinity)
    case .above: (low[k], high[k]) = (-.infinity, 0)
    case .unset: (low[k], high[k]) = (-.infinity, .infinity)
    case .free: (low[k], high[k]) = (0, 0)
    }
    level[k] = 0
    countOpen(k)
  }

  /// Whether the multiplier of an active activity equals an end of its range, on every level.
  private func isAtEnd(_ k: Int, _ end: Double) -> Bool {
    guard end.isFinite else { return false }
    return (0..<levelCount).allSatisfy { l in
      abs(multipliers[k * levelCount + l] - (l == Int(level[k]) ? end : 0)) <= 1e-9
    }
  }

  /// Settles free parameters: each in turn takes the value nearest to zero on the optimal face.
  mutating func settle() {
    guard isOpen else { return }
    isSettled.resize(parameterCount, repeating: false)
    for parameter in 0..<parameterCount where isOpen {
      pull(parameter, to: 0)
      keepChangedFace()
      isSettled[parameter] = true
    }
    isSettled.removeAll()
    _ = solve()
  }

  /// Moves a parameter as near to a value as the face allows. The distance becomes the parameter's cost.
  mutating func pull(_ parameter: Int, to target: Double) {
    guard status[parameter] == .free || isOpenActive(parameter) else { return }
    (low[parameter], high[parameter]) = (-1, 1)
    noteChanged(parameter)
    if status[parameter] == .active {
      shift(parameter, to: target)
    } else {
      status[parameter] = .unset
      breakpoint[parameter] = target
      multipliers[parameter] = 0
      // This is needed even if the parameter is there already: afterwards it is active, or the activities that give its
      // value are held.
      repair(parameter, value[parameter] < target ? -1 : 1)
      review(parameter)
    }
    _ = repair()
  }

  /// Restricts all later moves to those that keep the optimum of a pull. Only the few changed multipliers are examined.
  mutating func keepChangedFace() {
    for i in 0..<changed.count {
      let k = Int(changed[i])
      keepFace(of: k)
      multipliers[k] = 0
    }
    forgetChanged()
  }
}
