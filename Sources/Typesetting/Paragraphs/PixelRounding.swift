extension Double {
  /// The smallest whole number of pixels that is not less than this length. UIKit rounds the sizes of text this way.
  ///
  /// - Parameter scale: pixels per point. A length that exceeds a whole number of pixels by less than a thousandth of a
  ///   pixel is rounded down to it.
  public func roundedUpToPixel(scale: Double) -> Double {
    guard isFinite, scale > 0 else { return self }
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
