import UIKit

nonisolated extension Color {
  /// Makes a colour from a Core Graphics colour. Components outside of sRGB are clamped.
  init(_ color: CGColor) {
    func clamped(_ component: Double) -> Double { min(1, max(0, component)) }
    self.init(
      red: clamped(color.red), green: clamped(color.green), blue: clamped(color.blue), alpha: clamped(color.alpha))
  }

  /// Makes a colour from a packed value `0xRRGGBBAA`, as text attributes have it.
  init(rgba: UInt32) {
    self.init(hex: rgba >> 8, alpha: Double(rgba & 0xFF) / 255)
  }
}

extension UIView {
  /// The colour, resolved for this view's traits, such as light or dark appearance.
  func resolved(_ color: UIColor) -> Color { Color(color.cgColor(with: traitCollection)) }

  /// The view's tint colour, resolved; grey if the view is dimmed because another controller is presented over it.
  var resolvedTint: Color {
    tintAdjustmentMode == .dimmed ? resolved(.systemGray) : resolved(tintColor)
  }

  /// Whether the view is shown in dark appearance.
  var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  /// Whether the view's layout direction is right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width of one pixel, in points.
  var hairline: Double { 1 / max(1, traitCollection.displayScale) }
}
