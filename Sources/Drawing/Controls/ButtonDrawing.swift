import UIKit

extension UIButton: DrawsContent {
  /// The background of the configuration; title and image are subviews.
  func drawContent(on canvas: Canvas) {
    guard let configuration, let color = configuration.backgroundColor(tint: tintColor) else { return }
    let radius = configuration.cornerRadius(height: bounds.height)
    canvas.fill(Path(bounds, cornerRadius: radius), resolved(color).faded(by: isEnabled ? 1 : 0.5))
  }
}
