import UIKit

nonisolated extension Color {
  /// The components of a resolved colour. Wide-gamut components are clamped to sRGB.
  init(_ color: CGColor) {
    func clamped(_ component: Double) -> Double { min(1, max(0, component)) }
    self.init(
      red: clamped(color.red), green: clamped(color.green), blue: clamped(color.blue), alpha: clamped(color.alpha))
  }

  /// A colour packed as `0xRRGGBBAA`, as in text attributes.
  init(rgba: UInt32) {
    self.init(hex: rgba >> 8, alpha: Double(rgba & 0xFF) / 255)
  }
}

extension UIView {
  /// The colour resolved for this view's appearance (light or dark).
  func resolved(_ color: UIColor) -> Color { Color(color.cgColor(with: traitCollection)) }

  /// The view's tint colour; grey if something is presented above the view.
  var resolvedTint: Color {
    tintAdjustmentMode == .dimmed ? resolved(.systemGray) : resolved(tintColor)
  }

  /// Whether the view is shown in dark appearance.
  var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  /// Whether the view's content runs from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width of one pixel, in points.
  var hairline: Double { 1 / max(1, traitCollection.displayScale) }
}
