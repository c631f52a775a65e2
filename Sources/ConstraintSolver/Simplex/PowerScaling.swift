/// Geometric scaling of rows and columns by powers of two, which causes no rounding. Curtis and Reid (1972,
/// [doi:10.1093/imamat/10.1.118](https://doi.org/10.1093/imamat/10.1.118)) choose the exponents by least squares. For
/// the small systems here, the midpoint between the smallest and the largest exponent is good enough.
enum PowerScaling {
  /// If the absolute values of all coefficients lie within these bounds, nothing is scaled. This is so for nearly all
  /// layouts.
  static let wellScaled = 0.03...32.0

  /// The exponent of the scaling factor that moves the midpoint between the least and the greatest exponent to zero; 0
  /// if there are no exponents (`least > most`).
  static func centre(_ least: Int, _ most: Int) -> Int {
    least > most ? 0 : -((least + most) >> 1)
  }

  static func power(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: max(-500, min(500, exponent)), significand: 1)
  }
}
