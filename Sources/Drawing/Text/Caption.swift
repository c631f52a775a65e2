import Foundation
import Typesetting

/// A single line of text that is not a view's own text: names in placeholder boxes, titles in bars, numbers of
/// findings.
struct Caption {
  let text: String
  var size: Double = 12
  var weight: FontWeight = .regular
  let color: Color
  /// The horizontal alignment of the line in its rectangle: 0 for left, 0.5 for centred, 1 for right.
  var position: Double = 0.5
  var mode: LineBreakMode = .byTruncatingTail

  /// Lays out the line in a width in points. If it is too long, it is truncated with an ellipsis.
  func layout(width: Double = .infinity) -> TextLayout {
    let text = AttributedText(text, font: .system(size: size, weight: weight))
    return Typesetter.shared.layout(
      text, in: TextContainer(width: width, maximumLines: 1, lineBreakMode: mode))
  }

  /// The size of the line without truncation, in points.
  var measure: CGSize {
    let layout = layout()
    return CGSize(width: layout.width, height: layout.height)
  }

  /// Draws the line vertically centred in `rect`, truncated to its width.
  func draw(in rect: CGRect, on canvas: Canvas) {
    guard rect.width > 0, rect.height > 0, !text.isEmpty, color.alpha > 0 else { return }
    let layout = layout(width: rect.width)
    guard let line = layout.lines.first else { return }
    let x = rect.minX + (rect.width - line.width) * position - line.x
    canvas.draw(layout, at: CGPoint(x: x, y: rect.midY - layout.height / 2), color: color)
  }
}
