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
  /// The text, with its shadow if it has one. Lines that do not fit are cut off at the edges of the label.
  func drawContent(on canvas: Canvas) {
    canvas.saved {
      if !linesAreInside { canvas.clip(to: bounds) }
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

  /// Whether no line is above or below the label by more than rounding to pixels. Letters may reach beyond their line.
  private var linesAreInside: Bool {
    textPlacements.allSatisfy { placement in
      placement.layout.lines.allSatisfy { line in
        let top = placement.origin.y + line.y
        return top >= bounds.minY - 1 && top + line.height <= bounds.maxY + 1
      }
    }
  }
}
