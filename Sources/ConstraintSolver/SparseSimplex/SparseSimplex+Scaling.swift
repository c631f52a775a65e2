extension SparseSimplex {
  /// Multiplies rows and parameters by powers of two, as ``LevelSimplex/equilibrate()`` does.
  mutating func equilibrate() {
    let n = parameterCount
    let isWell = (0..<rows.values.count).allSatisfy { PowerScaling.wellScaled.contains(abs(rows.values[$0])) }
    if isWell { return }
    var exponents = Array(repeating: 0, count: activityCount)
    var least = exponents
    var most = exponents
    for _ in 0..<3 {
      for i in 0..<rowCount {
        var (low, high) = (Int.max, Int.min)
        for e in rows.entries(ofRow: i) where rows.values[e] != 0 && rows.values[e].isFinite {
          let exponent = Int(rows.values[e].exponent) + exponents[Int(rows.columns[e])]
          low = min(low, exponent)
          high = max(high, exponent)
        }
        exponents[n + i] = PowerScaling.centre(low, high)
      }
      for p in 0..<n { (least[p], most[p]) = (.max, .min) }
      for i in 0..<rowCount {
        for e in rows.entries(ofRow: i) where rows.values[e] != 0 && rows.values[e].isFinite {
          let p = Int(rows.columns[e])
          let exponent = Int(rows.values[e].exponent) + exponents[n + i]
          least[p] = min(least[p], exponent)
          most[p] = max(most[p], exponent)
        }
      }
      for p in 0..<n { exponents[p] = PowerScaling.centre(least[p], most[p]) }
    }
    for i in 0..<rowCount { scale[n + i] = PowerScaling.power(exponents[n + i]) }
    rows.scale { row, column in PowerScaling.power(exponents[n + row] + exponents[column]) }
    // Multiplying a parameter's coefficients means measuring the parameter in larger units.
    for p in 0..<n { scale[p] = PowerScaling.power(-exponents[p]) }
  }
}
