import Typesetting
import UIKit

extension TextShowing {
  /// Draws the view's texts at the positions that the view has computed (`textPlacements`).
  func drawText(on canvas: Canvas) {
    draw(textPlacements, on: canvas)
  }

  /// Draws texts of the view at given positions.
  func draw(_ placements: [TextPlacement], on canvas: Canvas) {
    for placement in placements {
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
  /// Draws the text, with its shadow if it has one. Lines that extend beyond the label are clipped.
  func drawContent(on canvas: Canvas) {
    // Read only once, because each access may call drawing code of the app's subclass.
    let placements = textPlacements
    canvas.saved {
      if !placements.allSatisfy(holdsLines) { canvas.clip(to: bounds) }
      if let shadowColor {
        let color = resolved(shadowColor)
        for placement in placements {
          let origin = CGPoint(x: placement.origin.x + shadowOffset.width, y: placement.origin.y + shadowOffset.height)
          canvas.draw(placement.layout, at: origin, color: color, ignoresRunColors: true)
        }
      }
      draw(placements, on: canvas)
    }
  }

  /// Whether all lines of a text are inside the label, with a tolerance of one point. Letters may extend beyond their
  /// line; this does not count.
  private func holdsLines(of placement: TextPlacement) -> Bool {
    placement.layout.lines.allSatisfy { line in
      let top = placement.origin.y + line.y
      let left = placement.origin.x + line.x
      return top >= bounds.minY - 1 && top + line.height <= bounds.maxY + 1 && left >= bounds.minX - 1
        && left + line.width <= bounds.maxX + 1
    }
  }
}
