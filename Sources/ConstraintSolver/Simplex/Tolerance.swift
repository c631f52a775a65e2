/// Numerical tolerances, for coordinates in points or pixels of screens, up to some ten thousand.
enum Tolerance {
  /// A required constraint may be off by this part of its size, and by this much at least.
  static let feasibility = 1e-7
  /// Slopes of an equilibrated level count as zero below this part of the largest weight in their column …
  static let slope = 1e-11
  /// … and below this part of the largest term in it.
  static let relativeSlope = 1e-10
  /// Smaller factors of an equilibrated tableau count as zero.
  static let pivot = 1e-9
  /// A sum smaller than this part of its largest term is rounding and counts as zero.
  static let cancellation = 1e-12
  /// How far a bound may be overrun, in parts of its size, if that gives a larger pivot.
  static let overrun = 1e-11
}
