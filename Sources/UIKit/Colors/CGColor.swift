import Foundation

/// A colour by its sRGB components. It does not change with light or dark appearance.
///
/// Components run from 0 to 1; wide-gamut colours may leave that range.
public struct CGColor: Hashable, Sendable {
  /// Red, 0 to 1.
  public var red: Double
  /// Green, 0 to 1.
  public var green: Double
  /// Blue, 0 to 1.
  public var blue: Double
  /// Opacity, 0 (clear) to 1.
  public var alpha: Double

  /// Creates a colour from sRGB components.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey: 0 is black, 1 is white.
  public init(gray: Double, alpha: Double) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of components: red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }

  /// The colour as `0xRRGGBBAA`, components clamped to 0 … 1 and rounded to 8 bits.
  public var rgba: UInt32 {
    func byte(_ component: Double) -> UInt32 {
      guard component > 0 else { return 0 }
      // in range: 0 to 255
      return UInt32((min(component, 1) * 255).rounded())
    }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }
}
