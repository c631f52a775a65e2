import UIKit

extension UIActivityIndicatorView: DrawsContent {
  /// Draws eight spokes that fade around the circle, at a fixed moment of the animation. Draws nothing if the indicator
  /// is stopped and `hidesWhenStopped` is true.
  func drawContent(on canvas: Canvas) {
    guard isAnimating || !hidesWhenStopped else { return }
    let radius = min(bounds.width, bounds.height) / 2
    let spokes = 8
    canvas.saved {
      canvas.translate(x: bounds.midX, y: bounds.midY)
      for spoke in 0..<spokes {
        let bar = CGRect(x: -radius * 0.11, y: -radius * 0.98, width: radius * 0.22, height: radius * 0.52)
        let strength = 1 - 0.75 * Double((spokes - spoke) % spokes) / Double(spokes)
        canvas.fill(Path(bar, cornerRadius: radius * 0.11), ink.faded(by: strength))
        canvas.rotate(by: 2 * .pi / Double(spokes))
      }
    }
  }

  private var ink: Color {
    if let color { return resolved(color) }
    return style == .white || style == .whiteLarge ? .white : resolved(.systemGray)
  }
}
