extension Double {
  /// The smallest multiple of a pixel that is not below this length: how UIKit rounds the sizes of text.
  ///
  /// - Parameter scale: pixels per point. A length less than a thousandth of a pixel above a multiple is rounded to it.
  public func roundedUpToPixel(scale: Double) -> Double {
    guard isFinite, scale > 0 else { return self }
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
