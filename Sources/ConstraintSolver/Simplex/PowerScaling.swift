/// Geometric scaling of rows and parameters by powers of two, which is exact. Curtis and Reid (1972,
/// [doi:10.1093/imamat/10.1.118](https://doi.org/10.1093/imamat/10.1.118)) fit the exponents by least squares; for the
/// small systems here the midpoints are enough.
enum PowerScaling {
  /// Coefficients within these bounds are not scaled. Nearly all layouts have only such coefficients.
  static let wellScaled = 0.03...32.0

  /// The exponent of the factor that brings the midpoint of some exponents to zero.
  static func centre(_ least: Int, _ most: Int) -> Int {
    least > most ? 0 : -((least + most) >> 1)
  }

  static func power(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: max(-500, min(500, exponent)), significand: 1)
  }
}
