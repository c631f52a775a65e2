/// Numerical tolerances. They are chosen for coordinates in points or pixels of screens, up to some ten thousand.
enum Tolerance {
  /// A required constraint counts as satisfied if it is violated by at most this fraction of its largest term, or by at
  /// most this amount.
  static let feasibility = 1e-7
  /// A reduced cost of a scaled level counts as zero below this fraction of the largest weight in its column.
  static let slope = 1e-11
  /// A reduced cost of a scaled level counts as zero below this fraction of the largest term of its sum.
  static let relativeSlope = 1e-10
  /// Entries of a scaled tableau with a smaller absolute value count as zero and are not used as pivots.
  static let pivot = 1e-9
  /// A sum smaller than this fraction of its largest term is rounding error and counts as zero.
  static let cancellation = 1e-12
  /// How far the ratio test may let an activity overrun its breakpoint for the sake of a larger pivot, as a fraction of
  /// the breakpoint's absolute value (at least 1).
  static let overrun = 1e-11
}
