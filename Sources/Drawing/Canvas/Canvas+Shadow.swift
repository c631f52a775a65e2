import Foundation

nonisolated extension Canvas {
  /// Draws the blurred shadow of a rounded rectangle. The caller draws the rectangle itself afterwards.
  ///
  /// The blur is approximated by rectangles of different sizes on top of each other, from the outermost on. Their opacities
  /// add up to those of a Gaussian blur whose standard deviation is the radius, and that ends at twice the radius: so Core
  /// Animation draws shadows of the radii 2 and 8 (measured in the reference pictures of square/Blueprint, iOS 17).
  func shadow(of rect: CGRect, corners: [Double], color: Color, offset: CGSize, radius: Double) {
    let cast = rect.offsetBy(dx: offset.width, dy: offset.height)
    guard radius > 0 else { return fill(Path(cast, corners: corners), color) }
    // in range: clamped to 16 ... 48
    let layers = Int(max(16, min(48, (radius * 4 * scale).rounded(.up))))
    var drawn = 0.0
    for layer in 0..<layers {
      let distance = 2 * radius * (1 - 2 * Double(layer) / Double(layers))
      // Up to the next layer, the opacity is that of the middle between the two.
      let opacity = color.alpha * Self.shadowShare(at: 2 - 4 * (Double(layer) + 0.5) / Double(layers))
      // What is drawn over the layers below adds to them only where these are transparent.
      let share = drawn < 1 ? (opacity - drawn) / (1 - drawn) : 0
      let grown = cast.insetBy(dx: -distance, dy: -distance)
      guard grown.width > 0, grown.height > 0 else { continue }
      fill(Path(grown, corners: corners.map { max(0, $0 + distance) }), color.opaque.faded(by: max(0, share)))
      drawn = max(drawn, opacity)
    }
  }

  /// The share of the shadow's opacity at a distance outside of the straight side of a large rectangle.
  ///
  /// - Parameter distance: the distance in radii, from -2 to 2; negative inside of the rectangle.
  private static func shadowShare(at distance: Double) -> Double {
    func gaussian(_ distance: Double) -> Double { 0.5 * erfc(distance / 2.0.squareRoot()) }
    let cut = gaussian(2)
    return min(1, max(0, (gaussian(distance) - cut) / (1 - 2 * cut)))
  }
}
