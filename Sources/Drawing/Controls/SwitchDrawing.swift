import UIKit

extension UISwitch: DrawsContent {
  /// Draws a capsule with a round knob at its trailing end (on) or its leading end (off).
  func drawContent(on canvas: Canvas) {
    let isAtRight = isOn != isRightToLeft
    let color = isOn ? resolved(onTintColor ?? .systemGreen) : resolved(.secondarySystemFill)
    canvas.group(opacity: isEnabled ? 1 : 0.5) {
      canvas.fill(Path(bounds, cornerRadius: bounds.height / 2), color)
      let height = max(0, bounds.height - 4)
      // The switch of iOS 26 is wider, and its knob is a capsule.
      let width = bounds.width > bounds.height * 2 ? (bounds.width - 4) * 0.66 : height
      let x = isAtRight ? bounds.maxX - 2 - width : bounds.minX + 2
      let knob = CGRect(x: x, y: bounds.minY + 2, width: width, height: height)
      canvas.knob(in: knob, color: resolved(thumbTintColor ?? .white))
    }
  }
}

extension Canvas {
  /// Draws a round knob with a shadow, as switches and sliders have.
  func knob(in rect: CGRect, color: Color) {
    let radius = Double(min(rect.width, rect.height)) / 2
    let corners = [radius, radius, radius, radius]
    shadow(
      of: rect, corners: corners, color: Color(white: 0, alpha: 0.18), offset: CGSize(width: 0, height: 2), radius: 1.5)
    fill(Path(rect, cornerRadius: radius), color)
    border(rect, Color(white: 0, alpha: 0.06), width: 0.5, cornerRadius: radius)
  }
}
