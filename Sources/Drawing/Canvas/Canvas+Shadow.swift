import Foundation

nonisolated extension Canvas {
  /// Draws the blurred shadow of a rounded rectangle. The caller draws the rectangle itself afterwards.
  ///
  /// The blur is approximated by rectangles of different sizes on top of each other, all with the same low opacity.
  func shadow(of rect: CGRect, corners: [Double], color: Color, offset: CGSize, radius: Double) {
    let cast = rect.offsetBy(dx: offset.width, dy: offset.height)
    guard radius > 0 else { return fill(Path(cast, corners: corners), color) }
    // in range: clamped to 4 ... 24
    let layers = Int(max(4, min(24, (radius * 2 * scale).rounded(.up))))
    let share = 1 - pow(1 - min(color.alpha, 0.99), 1 / Double(layers))
    for layer in 0..<layers {
      let spread = radius * (2 * (Double(layer) + 0.5) / Double(layers) - 1)
      let grown = cast.insetBy(dx: -spread, dy: -spread)
      guard grown.width > 0, grown.height > 0 else { continue }
      fill(Path(grown, corners: corners.map { max(0, $0 + spread) }), color.opaque.faded(by: share))
    }
  }
}
