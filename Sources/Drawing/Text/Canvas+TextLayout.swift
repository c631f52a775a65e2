import Foundation
import Typesetting

extension Canvas {
  /// Draws laid-out text, with the top left corner of its container at `origin`.
  ///
  /// - Parameters:
  ///   - layout: The text.
  ///   - origin: The top left corner of the text's container, in points.
  ///   - color: The colour of characters whose attributes have no colour.
  ///   - ignoresRunColors: Whether all characters are drawn in `color`, as for a shadow.
  ///   - attachment: Draws an attachment into the box, with the colour of its run. By default, a box with the
  ///     attachment's name is drawn.
  public func draw(
    _ layout: TextLayout, at origin: CGPoint, color: Color, ignoresRunColors: Bool = false,
    attachment: ((_ identifier: String, _ box: CGRect, _ color: Color) -> Void)? = nil
  ) {
    for line in layout.lines {
      let box = CGRect(x: origin.x + line.x, y: origin.y + line.y, width: line.width, height: line.height)
      // Glyphs may extend beyond their line, so lines near the edge are drawn as well.
      guard !isClippedOut(box.insetBy(dx: -line.height, dy: -line.height)) else { continue }
      for run in layout.glyphRuns(in: line) {
        let ownColor = ignoresRunColors ? nil : run.attributes.color.map { Color(rgba: $0) }
        if let rect = run.attachmentRect, let attachment {
          let box = CGRect(x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
          attachment(run.attributes.attachment?.identifier ?? "", box, ownColor ?? color)
        } else {
          draw(run, text: layout.text.string, at: origin, color: ownColor ?? color)
        }
      }
    }
  }

  private func draw(_ run: GlyphRun, text: String, at origin: CGPoint, color: Color) {
    if let file = run.file {
      let glyphs = zip(run.glyphs, run.positions).map { glyph, position in
        Glyph(id: glyph, x: origin.x + position.x, y: origin.y + position.y)
      }
      let characters = format == .pdf ? String(decoding: Array(text.utf16)[run.range], as: UTF16.self) : ""
      draw(
        glyphs, file: file, size: run.size, fit: run.outlineFit, color: color, characters: characters,
        isRightToLeft: run.isRightToLeft)
    } else if let rect = run.attachmentRect {
      let box = CGRect(x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
      PlaceholderBox(name: run.attributes.attachment?.identifier ?? "", color: color).draw(in: box, on: self)
    }
    drawLines(of: run, at: origin, color: color)
  }

  /// Draws underline and strike-through of a run. Their thickness and position are proportional to the font size.
  private func drawLines(of run: GlyphRun, at origin: CGPoint, color: Color) {
    guard run.attributes.isUnderlined || run.attributes.isStruckThrough else { return }
    let thickness = max(1 / scale, run.size * 0.06)
    let baseline = origin.y + run.baseline - run.attributes.baselineOffset
    func line(_ y: Double) { fill(CGRect(x: origin.x + run.x, y: y, width: run.width, height: thickness), color) }
    if run.attributes.isUnderlined { line(baseline + run.size * 0.1) }
    if run.attributes.isStruckThrough { line(baseline - run.attributes.font.xHeight / 2 - thickness / 2) }
  }
}
