extension Planner {
  /// The number of unknown variables from which on a reduced equation is long.
  static let longest = 16
  /// How many rows a variable may be in that a long equation defines. All these rows become as long as the equation.
  private static let mostRows = 8

  /// Uses the long equations, such as the one that makes the sizes of all views of a stack add up to the size of the
  /// stack.
  ///
  /// They come after all others, because other equations may make them short: if all views have the same size, one
  /// variable is left. A long equation defines a variable if this variable is in few rows. If it is in many,
  /// as the gap that all others equal, the definition would make each of these rows long, and their number of terms
  /// would be quadratic. The equation is then a row of its component, and its variables stay parameters.
  mutating func settleLong() {
    guard long.count > 0 else { return }
    let rowCounts = countRows()
    var hasChanged = true
    var isAny = false
    while hasChanged {
      hasChanged = false
      for i in 0..<long.count where isPending(long[i]) {
        reduction.load(long[i])
        reduction.reduceAll(&structure)
        if reduction.variables.count > Self.longest, rowCounts[reduction.pivotVariable] > Self.mostRows { continue }
        defineReduced(long[i])
        drainReady()
        definePostponed()
        hasChanged = true
        isAny = true
      }
    }
    if isAny {
      determineLate()
      expandAgain()
    }
    for i in 0..<long.count where isPending(long[i]) { keepAsRow(long[i]) }
  }

  /// By variable: the number of rows in which it is a parameter.
  private func countRows() -> Buffer<Int32> {
    let counts = Buffer<Int32>(repeating: 0, count: structure.variableCount)
    for i in 0..<looseParameters.count { counts[looseParameters[i]] += 1 }
    return counts
  }

  private mutating func keepAsRow(_ record: Int32) {
    reduction.load(record)
    reduction.reduceAll(&structure)
    let first = looseParameters.count
    let rhs = reduction.constantSlot(record, &structure)
    looseParameters.append(contentsOf: reduction.variables.base, count: reduction.variables.count)
    looseCoefficients.append(contentsOf: reduction.coefficients.base, count: reduction.variables.count)
    addLooseRow(record, rhs: rhs, firstTerm: first)
  }

  /// Expresses those rows by parameters again that contain variables which long equations have defined or determined.
  private mutating func expandAgain() {
    var kept = 0
    for i in 0..<looseRows.count {
      var row = looseRows[i]
      let range = row.firstTerm..<row.firstTerm + row.termCount
      let isOutdated = range.contains {
        let v = looseParameters[$0]
        return structure.slotOfVariable[v] >= 0 || reduction.definingRecord[v] >= 0
      }
      if isOutdated {
        reduction.load(row.record)
        reduction.reduceAll(&structure)
        if reduction.variables.count == 0 {
          if startCheck(of: row.record) { reduction.writeConstantTerms(&structure) }
          continue
        }
        row.firstTerm = Int32(looseParameters.count)
        row.termCount = Int32(reduction.variables.count)
        row.rhs = reduction.constantSlot(row.record, &structure)
        looseParameters.append(contentsOf: reduction.variables.base, count: reduction.variables.count)
        looseCoefficients.append(contentsOf: reduction.coefficients.base, count: reduction.variables.count)
      }
      looseRows[kept] = row
      kept += 1
    }
    looseRows.resize(
      kept, repeating: Structure.Row(record: 0, rhs: 0, firstTerm: 0, termCount: 0, level: 0, relation: .equal))
  }
}
