import UIKit

extension UIImageView: DrawsContent {
  /// Draws the image, positioned by the content mode. An image view without an image, which code probably sets at run
  /// time, gets a dashed outline.
  func drawContent(on canvas: Canvas) {
    guard let image = drawnImage else { return drawVacancy(on: canvas) }
    let place = contentMode.placement(of: image.size, in: bounds)
    ImageDrawing(image: image, tint: resolvedTint, isDark: isDark, isRightToLeft: isRightToLeft)
      .draw(in: place, on: canvas)
  }

  private func drawVacancy(on canvas: Canvas) {
    guard backgroundColor == nil, subviews.isEmpty, min(bounds.width, bounds.height) >= 12 else { return }
    let color = Color(white: isDark ? 0.7 : 0.45)
    let radius = min(Double(layer.cornerRadius), min(bounds.width, bounds.height) / 2)
    canvas.border(bounds, color.faded(by: 0.5), width: 1 / canvas.scale, cornerRadius: radius, dash: [3, 3])
    guard min(bounds.width, bounds.height) >= 30 else { return }
    let box = CGRect(x: bounds.midX - 9, y: bounds.midY - 9, width: 18, height: 18)
    SymbolDrawing(named: "photo")?.draw(in: box, color: color.faded(by: 0.5), on: canvas, penWidth: 1.6)
  }

  private var drawnImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}
