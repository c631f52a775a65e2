extension SparseSimplex {
  /// Factorises the basis (reinversion), and recomputes all values and multipliers from it, which removes the rounding
  /// errors that basis updates have accumulated.
  mutating func refactorise() {
    factoriseBasis()
    recomputeValues()
    recomputeMultipliers()
    for k in 0..<activityCount { updateInfeasibility(of: k) }
  }

  private mutating func factoriseBasis() {
    while true {
      let dependent = basis.factorise(basisRows())
      if dependent.isEmpty { return }
      // Rounding errors have made the basis singular. Parameters replace the activities whose rows depend on others.
      for (position, parameter) in dependent {
        leaveBasis(Int(active[position]))
        status[parameter] = .active
        active[position] = Int32(parameter)
      }
    }
  }

  private func basisRows() -> SparseMatrix {
    var matrix = SparseMatrix()
    for position in 0..<parameterCount {
      let activity = Int(active[position])
      if activity < parameterCount {
        matrix.append(1, column: activity)
      } else {
        for i in rows.entries(ofRow: activity - parameterCount) {
          matrix.append(rows.values[i], column: Int(rows.columns[i]))
        }
      }
      matrix.endRow()
    }
    return matrix
  }

  /// Takes an activity out of the basis without an iteration. Its multiplier becomes zero, and its status is chosen so
  /// that dual feasibility holds if possible.
  private mutating func leaveBasis(_ k: Int) {
    status[k] = low[k] == 0 && high[k] == 0 ? .free : low[k] == 0 ? .below : high[k] == 0 ? .above : .superbasic
    clearMultipliers(of: k)
  }

  private mutating func recomputeValues() {
    for position in 0..<parameterCount {
      let constant = breakpoint[active[position]]
      if constant != 0 { byPosition.add(constant, at: position) }
    }
    step.clear()
    basis.solve(&byPosition, &step)
    for p in 0..<parameterCount { value[p] = step.values[p] }
    for i in 0..<rowCount {
      var sum = 0.0
      for e in rows.entries(ofRow: i) { sum += rows.values[e] * value[rows.columns[e]] }
      value[parameterCount + i] = sum
    }
    for position in 0..<parameterCount { value[active[position]] = breakpoint[active[position]] }
  }

  /// Computes the multipliers of the active activities from those of all other activities: the left sides, each times
  /// its multiplier, add up to zero.
  private mutating func recomputeMultipliers() {
    for position in 0..<parameterCount { clearMultipliers(of: Int(active[position])) }
    // Most activities have a multiplier on one level at most.
    var firstOfLevel = Array(repeating: Int32(-1), count: levelCount)
    var next = Array(repeating: Int32(-1), count: activityCount)
    var others: [Int] = []
    for k in 0..<activityCount where status[k] != .active {
      if status[k] == .superbasic {
        if firstLevel[k] < levelCount { others.append(k) }
      } else if multiplier(k, Int(level[k])) != 0 {
        next[k] = firstOfLevel[Int(level[k])]
        firstOfLevel[Int(level[k])] = Int32(k)
      }
    }
    for l in 0..<levelCount {
      var k = firstOfLevel[l]
      while k >= 0 {
        addRow(of: Int(k), times: multiplier(Int(k), l))
        k = next[Int(k)]
      }
      for k in others where multiplier(k, l) != 0 { addRow(of: k, times: multiplier(k, l)) }
      if byParameter.indices.count > 0 { solveMultipliers(l) }
    }
  }

  private mutating func solveMultipliers(_ l: Int) {
    tableauRow.clear()
    basis.solveTransposed(&byParameter, &tableauRow, ignoring: none.view)
    for i in 0..<tableauRow.indices.count {
      let position = Int(tableauRow.indices[i])
      let k = Int(active[position])
      multipliers[k * levelCount + l] = -tableauRow.values[position]
      firstLevel[k] = min(firstLevel[k], Int32(l))
    }
  }

  private mutating func clearMultipliers(of k: Int) {
    for l in Int(firstLevel[k])..<max(Int(firstLevel[k]), levelCount) { multipliers[k * levelCount + l] = 0 }
    firstLevel[k] = Int32(levelCount)
  }

  /// Computes an activity's row of the tableau: the factors with which the rows of the active activities add up to the
  /// row of this activity (BTRAN). Stores it in ``tableauRow``.
  mutating func computeTableauRow(of k: Int) {
    addRow(of: k, times: 1)
    tableauRow.clear()
    basis.solveTransposed(&byParameter, &tableauRow, ignoring: none.view)
  }

  /// Computes an activity's row of the tableau in ``tableauRow``, without the contribution of settled parameters, which
  /// cannot move.
  mutating func computeMovableTableauRow(of k: Int) {
    addRow(of: k, times: 1)
    tableauRow.clear()
    basis.solveTransposed(&byParameter, &tableauRow, ignoring: isSettled.view)
  }

  mutating func addRow(of k: Int, times factor: Double) {
    if k < parameterCount {
      byParameter.add(factor, at: k)
    } else {
      for e in rows.entries(ofRow: k - parameterCount) {
        byParameter.add(factor * rows.values[e], at: Int(rows.columns[e]))
      }
    }
  }
}
