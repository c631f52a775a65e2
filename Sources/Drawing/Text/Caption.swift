import Foundation
import Typesetting

/// One line of text that drawing adds by itself: names on placeholders, titles of bars, numbers of findings.
struct Caption {
  let text: String
  var size: Double = 12
  var weight: FontWeight = .regular
  let color: Color
  /// The horizontal alignment of the line in its rectangle: 0 is left, 0.5 centred, 1 right.
  var position: Double = 0.5
  var mode: LineBreakMode = .byTruncatingTail

  /// The line laid out in `width` points, truncated with an ellipsis if it is longer.
  func layout(width: Double = .infinity) -> TextLayout {
    let text = AttributedText(text, font: .system(size: size, weight: weight))
    return Typesetter.shared.layout(
      text, in: TextContainer(width: width, maximumLines: 1, lineBreakMode: mode))
  }

  /// The size of the whole line, in points.
  var measure: CGSize {
    let layout = layout()
    return CGSize(width: layout.width, height: layout.height)
  }

  /// Draws the line vertically centred in `rect`, never wider than it.
  func draw(in rect: CGRect, on canvas: Canvas) {
    guard rect.width > 0, rect.height > 0, !text.isEmpty, color.alpha > 0 else { return }
    let layout = layout(width: rect.width)
    guard let line = layout.lines.first else { return }
    let x = rect.minX + (rect.width - line.width) * position - line.x
    canvas.draw(layout, at: CGPoint(x: x, y: rect.midY - layout.height / 2), color: color)
  }
}
