import Typesetting
import UIKit

extension TextShowing {
  /// Draws the view's texts where the view places them.
  func drawText(on canvas: Canvas) {
    draw(textPlacements, on: canvas)
  }

  /// Draws texts of the view that have been placed before.
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
  /// The text, with its shadow if it has one. Lines that do not fit are cut off at the edges of the label.
  func drawContent(on canvas: Canvas) {
    // Asked for once, because the label's own class may draw its text each time.
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

  /// Whether no line of a text is above or below the label by more than rounding to pixels. Letters may reach beyond
  /// their line.
  private func holdsLines(of placement: TextPlacement) -> Bool {
    placement.layout.lines.allSatisfy { line in
      let top = placement.origin.y + line.y
      return top >= bounds.minY - 1 && top + line.height <= bounds.maxY + 1
    }
  }
}
