/// Numerical tolerances. They are chosen for coordinates in points or pixels of screens, up to some ten thousand.
enum Tolerance {
  /// A required constraint may be violated by this fraction of its size, and at least by this amount.
  static let feasibility = 1e-7
  /// A slope of an equilibrated level counts as zero below this fraction of the largest weight in its column.
  static let slope = 1e-11
  /// A slope of an equilibrated level counts as zero below this fraction of the largest term of which it is the sum.
  static let relativeSlope = 1e-10
  /// Smaller factors of an equilibrated tableau count as zero.
  static let pivot = 1e-9
  /// A sum smaller than this fraction of its largest term is rounding error and counts as zero.
  static let cancellation = 1e-12
  /// How far a bound may be overrun, as a fraction of its size, if that gives a larger pivot.
  static let overrun = 1e-11
}
