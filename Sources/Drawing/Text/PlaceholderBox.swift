import Foundation
import Typesetting

/// A plain box that is drawn in place of something that cannot be drawn: a missing image, a map, a web page.
struct PlaceholderBox {
  /// The name of the missing image or of the view's class. It is written into the box if it fits.
  let name: String
  /// The colour of the outline and of the name. The box is filled with the same colour at a low opacity.
  let color: Color
  /// The name of the symbol above the name.
  var symbol = "photo"

  /// Draws the box, which fills `rect`.
  func draw(in rect: CGRect, on canvas: Canvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(4, min(rect.width, rect.height) / 6)
    canvas.fill(Path(rect, cornerRadius: radius), color.faded(by: 0.12))
    canvas.border(rect, color.faded(by: 0.35), width: 1 / canvas.scale, cornerRadius: radius)
    let inner = rect.insetBy(dx: min(4, rect.width * 0.1), dy: min(4, rect.height * 0.1))
    let caption = Caption(text: name, size: 11, color: color.faded(by: 0.9), mode: .byTruncatingMiddle)
    let natural = caption.layout()
    let captionHeight = natural.height
    // A name that would be truncated to a few letters is not drawn, because the symbol alone is more helpful.
    let isReadable = inner.width >= 28 && natural.width <= inner.width * 1.5
    let hasCaption = !name.isEmpty && isReadable && inner.height >= captionHeight
    let outline = SymbolDrawing(named: symbol)
    let hasSymbol = outline != nil && (!hasCaption || inner.height >= captionHeight + 26)
    let symbolSide =
      hasSymbol ? min(24, min(inner.width, hasCaption ? inner.height - captionHeight - 2 : inner.height)) : 0
    let total = symbolSide + (hasCaption ? captionHeight + (hasSymbol ? 2 : 0) : 0)
    let top = inner.midY - total / 2
    canvas.saved {
      canvas.clip(to: rect)
      if hasSymbol, symbolSide >= 6 {
        let box = CGRect(x: inner.midX - symbolSide / 2, y: top, width: symbolSide, height: symbolSide)
        outline?.draw(in: box, color: color.faded(by: 0.8), on: canvas, penWidth: 1.6)
      }
      if hasCaption {
        let line = CGRect(x: inner.minX, y: top + total - captionHeight, width: inner.width, height: captionHeight)
        caption.draw(in: line, on: canvas)
      }
    }
  }
}
