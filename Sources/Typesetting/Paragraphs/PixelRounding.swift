extension Double {
  /// The smallest multiple of a pixel that is not below this length: how UIKit rounds the sizes of text.
  ///
  /// - Parameter scale: pixels in a point. A length that lies above a multiple by less than a thousandth of a pixel is that multiple.
  public func roundedUpToPixel(scale: Double) -> Double {
    guard isFinite, scale > 0 else { return self }
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
