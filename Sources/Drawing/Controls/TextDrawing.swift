import Typesetting
import UIKit

extension TextShowing {
  /// Draws the view's texts where the view places them.
  func drawText(on canvas: Canvas) {
    for placement in textPlacements {
      canvas.draw(placement.layout, at: placement.origin, color: Color(placement.color)) { identifier, box, color in
        guard let image = placement.images[identifier] else {
          return PlaceholderBox(name: identifier, color: color).draw(in: box, on: canvas)
        }
        ImageDrawing(image: image, tint: color, isDark: self.isDark, isRightToLeft: self.isRightToLeft)
          .draw(in: box, on: canvas)
      }
    }
  }
}

extension UILabel: DrawsContent {
  /// The text, with its shadow if it has one.
  func drawContent(on canvas: Canvas) {
    if let shadowColor {
      let color = resolved(shadowColor)
      for placement in textPlacements {
        let origin = CGPoint(x: placement.origin.x + shadowOffset.width, y: placement.origin.y + shadowOffset.height)
        canvas.draw(placement.layout, at: origin, color: color, ignoresRunColors: true)
      }
    }
    drawText(on: canvas)
  }
}
