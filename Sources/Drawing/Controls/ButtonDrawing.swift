import UIKit

extension UIButton: DrawsContent {
  /// Draws the background of the button's configuration. Title and image are subviews, which draw themselves.
  func drawContent(on canvas: Canvas) {
    guard let configuration, let color = configuration.backgroundColor(tint: tintColor) else { return }
    let radius = configuration.cornerRadius(height: bounds.height)
    canvas.fill(Path(bounds, cornerRadius: radius), resolved(color).faded(by: isEnabled ? 1 : 0.5))
  }
}
