internal import CCairo
import Foundation

nonisolated extension Canvas {
  /// Draws a part of a bitmap, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - part: the part of the bitmap, in fractions of its width and height (from 0 to 1).
  ///   - rect: the rectangle on the canvas, in points.
  ///   - tint: a colour that replaces the pixels' colours, while their opacity is kept; `nil` to draw the pixels
  ///     unchanged.
  func draw(_ bitmap: Bitmap, part: CGRect, in rect: CGRect, tint: Color? = nil) {
    guard part.width > 0, part.height > 0 else { return }
    let whole = CGRect(
      x: rect.minX - part.minX * rect.width / part.width, y: rect.minY - part.minY * rect.height / part.height,
      width: rect.width / part.width, height: rect.height / part.height)
    saved {
      // No antialiasing at the edges of a piece: between adjacent pieces, it would leave a visible line.
      let isPiece = part.size != CGSize(width: 1, height: 1)
      if isPiece { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
      clip(to: rect)
      if isPiece { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) }
      draw(bitmap, in: whole, tint: tint)
    }
  }

  private func draw(_ bitmap: Bitmap, in rect: CGRect, tint: Color?) {
    guard rect.width > 0, rect.height > 0, bitmap.width > 0, bitmap.height > 0 else { return }
    saved {
      clip(to: rect)
      translate(x: rect.minX, y: rect.minY)
      scale(x: rect.width / Double(bitmap.width), y: rect.height / Double(bitmap.height))
      if let tint {
        setSource(tint)
        cairo_mask_surface(context, bitmap.surface, 0, 0)
      } else {
        cairo_set_source_surface(context, bitmap.surface, 0, 0)
        cairo_paint(context)
      }
    }
  }
}
