import UIKit

extension UIButton: DrawsContent {
  /// Draws the background of the button's configuration. Title and image are subviews, which draw themselves.
  func drawContent(on canvas: Canvas) {
    guard let configuration else { return }
    let area = bounds.inset(by: configuration.background.insets(isRightToLeft: isRightToLeft))
    let path = Path(area, cornerRadius: configuration.cornerRadius(height: area.height))
    let opacity = isEnabled ? 1 : 0.5
    if let color = configuration.backgroundColor(tint: tintColor) {
      canvas.fill(path, resolved(color).faded(by: opacity))
    }
    let stroke = configuration.background
    if stroke.strokeWidth > 0, let color = stroke.strokeColor ?? tintColor {
      canvas.stroke(path, resolved(color).faded(by: opacity), width: stroke.strokeWidth)
    }
  }
}
