import Foundation
import UIKit

extension CGColor {
  /// The colour that results if this colour is drawn over another one. Both may be translucent.
  func over(_ ground: CGColor) -> CGColor {
    let behind = ground.alpha * (1 - alpha)
    let whole = alpha + behind
    guard whole > 0 else { return CGColor(red: 0, green: 0, blue: 0, alpha: 0) }
    return CGColor(
      red: (red * alpha + ground.red * behind) / whole, green: (green * alpha + ground.green * behind) / whole,
      blue: (blue * alpha + ground.blue * behind) / whole, alpha: whole)
  }

  /// Makes a colour from 0xRRGGBBAA.
  init(rgba: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  /// The colour with a fraction of its opacity.
  func faded(by opacity: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }

  /// The contrast ratio of two opaque colours by WCAG 2, from 1 to 21.
  func contrast(with other: CGColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The colour as #RRGGBB.
  var words: String {
    let digits = String(rgba >> 8, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
