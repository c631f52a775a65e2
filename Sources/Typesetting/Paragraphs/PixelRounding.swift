extension Double {
  /// The length in points, rounded up to a whole number of pixels. UIKit rounds the sizes of text this way.
  ///
  /// A length that exceeds a whole number of pixels by at most a thousandth of a pixel is rounded down.
  ///
  /// - Parameter scale: pixels per point.
  public func roundedUpToPixel(scale: Double) -> Double {
    guard isFinite, scale > 0 else { return self }
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
