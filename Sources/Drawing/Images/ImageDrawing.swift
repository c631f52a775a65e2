import UIKit

/// Draws a `UIImage` into a rectangle: the file's pixels, a symbol's shape, or a plain box with the image's name.
struct ImageDrawing {
  let image: UIImage
  /// The colour of template images and symbols.
  let tint: Color
  /// Whether the appearance is dark.
  var isDark = false
  /// Whether the layout direction is right to left, which mirrors images that flip with it.
  var isRightToLeft = false

  /// Draws the image over the whole of `rect`.
  func draw(in rect: CGRect, on canvas: Canvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    canvas.saved {
      if isRightToLeft, image.flipsForRightToLeftLayoutDirection {
        canvas.translate(x: rect.midX * 2, y: 0)
        canvas.scale(x: -1, y: 1)
      }
      drawContents(in: rect, on: canvas)
    }
  }

  private func drawContents(in rect: CGRect, on canvas: Canvas) {
    let name = image.name ?? ""
    switch image.contents {
    case .symbol:
      guard let symbol = SymbolDrawing(named: name) else {
        return PlaceholderBox(name: name, color: tint).draw(in: rect, on: canvas)
      }
      symbol.draw(in: rect, color: tint, on: canvas)
    case .file(let path):
      guard let bitmap = Bitmap(pngFile: path) else { return drawPlaceholder(name, in: rect, on: canvas) }
      let tint = image.renderingMode == .alwaysTemplate ? tint : nil
      for piece in SlicedImage(size: image.size, capInsets: image.capInsets).pieces(in: rect) {
        canvas.draw(bitmap, part: piece.part, in: piece.place, tint: tint)
      }
    case .placeholder:
      drawPlaceholder(name, in: rect, on: canvas)
    }
  }

  private func drawPlaceholder(_ name: String, in rect: CGRect, on canvas: Canvas) {
    let color = image.renderingMode == .alwaysTemplate ? tint : Color(white: isDark ? 0.7 : 0.45)
    PlaceholderBox(name: name, color: color).draw(in: rect, on: canvas)
  }
}
