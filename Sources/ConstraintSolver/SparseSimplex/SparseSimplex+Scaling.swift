extension SparseSimplex {
  /// Scales the rows and columns by powers of two, as ``LevelSimplex/equilibrate()`` does, so that the coefficients
  /// come close to one.
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
    // The product of coefficient and parameter must stay the same, so a parameter's value is scaled by the inverse of
    // the factor of its coefficients.
    for p in 0..<n { scale[p] = PowerScaling.power(-exponents[p]) }
  }
}
