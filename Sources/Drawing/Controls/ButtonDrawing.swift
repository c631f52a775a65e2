import UIKit

extension UIButton: DrawsContent {
  /// Draws the background of the button's configuration. Title and image are subviews, which draw themselves.
  func drawContent(on canvas: Canvas) {
    guard let configuration else { return }
    let background = configuration.background
    let area = bounds.inset(by: background.backgroundInsets.resolved(in: effectiveUserInterfaceLayoutDirection))
    let path = Path(area, cornerRadius: configuration.cornerRadius(height: area.height))
    let opacity = isEnabled ? 1 : 0.5
    if let color = configuration.backgroundColor(tint: tintColor) {
      canvas.fill(path, resolved(color).faded(by: opacity))
    }
    if background.strokeWidth > 0, let color = background.strokeColor ?? tintColor {
      canvas.stroke(path, resolved(color).faded(by: opacity), width: background.strokeWidth)
    }
  }
}
