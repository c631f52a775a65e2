import UIKit

/// A text view whose lines flow around a glyph at the start of the first line.
final class GlyphTextView: UITextView {
  /// The size that the glyph needs, in points; zero for no glyph.
  var glyphRoom = CGSize.zero { didSet { excludeGlyph() } }

  private var excluded = CGRect.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    excludeGlyph()
  }

  /// If lines start at the right, the glyph's position depends on the width. Until the width is known, the glyph is
  /// placed at the left, which gives the same number of lines.
  private func excludeGlyph() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? max(0, bounds.width - glyphRoom.width) : 0
    let rect = CGRect(origin: CGPoint(x: x, y: 0), size: glyphRoom)
    guard rect != excluded else { return }
    excluded = rect
    textContainer.exclusionPaths = glyphRoom == .zero ? [] : [UIBezierPath(rect: rect)]
  }
}
