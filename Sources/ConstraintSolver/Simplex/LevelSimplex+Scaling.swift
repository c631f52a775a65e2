extension LevelSimplex {
  /// Sets a coefficient of a row. Call it before ``equilibrate()``, which scales the coefficients.
  func setCoefficient(_ coefficient: Double, row: Int, parameter: Int) {
    table[row * parameterCount + parameter] = coefficient
  }

  /// Sets the constant of a row. Call it after ``equilibrate()``, which chooses the row's scale.
  func setConstant(_ constant: Double, row: Int) {
    breakpoint[parameterCount + row] = constant * scale[parameterCount + row]
  }

  /// The value of a parameter or of a row's left side, in the caller's units.
  func number(of activity: Int) -> Double {
    value[activity] / scale[activity]
  }

  /// A tableau entry in the caller's units: how much a basic activity changes when a nonbasic activity changes by 1.
  func factor(row: Int, column: Int) -> Double {
    table[row * parameterCount + column] * scale[Int(nonbasis[column])] / scale[Int(basis[row])]
  }

  /// The nonzero entries in the tableau row of a basic activity: the nonbasic activities on which it depends, with
  /// their factors. Empty if the activity is not basic.
  func support(of activity: Int) -> [(activity: Int, factor: Double)] {
    guard let i = (0..<rowCount).first(where: { Int(basis[$0]) == activity }) else { return [] }
    return (0..<parameterCount).compactMap { j in
      guard abs(table[i * parameterCount + j]) > Tolerance.pivot else { return nil }
      return (Int(nonbasis[j]), factor(row: i, column: j))
    }
  }

  // MARK: Equilibration

  /// Scales the rows and columns of the tableau by powers of two, so that the coefficients come close to one.
  ///
  /// Each row and each parameter in turn is scaled so that the midpoint between its largest and its smallest exponent
  /// becomes zero (geometric scaling). Three rounds are enough for all but extreme systems. Multiplying by powers of
  /// two is exact.
  ///
  /// - Complexity: linear in the entries of the tableau.
  func equilibrate() {
    let n = parameterCount
    let table = table
    let isWell = (0..<rowCount * n).allSatisfy { table[$0] == 0 || PowerScaling.wellScaled.contains(abs(table[$0])) }
    if isWell { return }
    var exponents = Array(repeating: 0, count: activityCount)
    for _ in 0..<3 {
      for i in 0..<rowCount {
        exponents[n + i] = Self.centre(count: n) { (table[i * n + $0], exponents[$0]) }
      }
      for p in 0..<n {
        exponents[p] = Self.centre(count: rowCount) { (table[$0 * n + p], exponents[n + $0]) }
      }
    }
    for i in 0..<rowCount {
      scale[n + i] = PowerScaling.power(exponents[n + i])
      for p in 0..<n { table[i * n + p] *= PowerScaling.power(exponents[n + i] + exponents[p]) }
    }
    // The product of coefficient and parameter must stay the same, so a parameter's value is scaled by the inverse of
    // the factor of its coefficients.
    for p in 0..<n { scale[p] = PowerScaling.power(-exponents[p]) }
    isScaled = true
  }

  /// The exponent of the power of two with which a row or column has to be multiplied, so that the midpoint between its
  /// smallest and its largest exponent becomes zero.
  private static func centre(count: Int, _ entry: (Int) -> (coefficient: Double, exponent: Int)) -> Int {
    var least = Int.max
    var most = Int.min
    for i in 0..<count {
      let (coefficient, exponent) = entry(i)
      guard coefficient != 0 && coefficient.isFinite else { continue }
      least = min(least, Int(coefficient.exponent) + exponent)
      most = max(most, Int(coefficient.exponent) + exponent)
    }
    return PowerScaling.centre(least, most)
  }

  /// Divides the slopes of the current level's cost by the largest of them, so that the same tolerance fits every
  /// level.
  func normaliseSlopes() {
    var largest = 0.0
    for k in 0..<activityCount { largest = max(largest, -slopeBelow[k], slopeAbove[k]) }
    guard largest > 0 else { return }
    for k in 0..<activityCount {
      slopeBelow[k] /= largest
      slopeAbove[k] /= largest
    }
  }
}
