import UIKit

extension UIImageView: DrawsContent {
  /// The image, placed by the content mode.
  func drawContent(on canvas: Canvas) {
    guard let image = shownImage else { return }
    let place = contentMode.placement(of: image.size, in: bounds)
    ImageDrawing(image: image, tint: resolvedTint, isDark: isDark, isRightToLeft: isRightToLeft)
      .draw(in: place, on: canvas)
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
