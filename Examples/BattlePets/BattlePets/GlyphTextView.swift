import UIKit

/// A text view whose lines keep out of a glyph at the place where the first line starts.
final class GlyphTextView: UITextView {
  /// Room that the glyph takes, in points; zero for none.
  var glyphRoom = CGSize.zero { didSet { excludeGlyph() } }

  private var excluded = CGRect.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    excludeGlyph()
  }

  /// Where lines start at the right, the place depends on the width; until that is known the lines are as many with the
  /// glyph at the left.
  private func excludeGlyph() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? max(0, bounds.width - glyphRoom.width) : 0
    let rect = CGRect(origin: CGPoint(x: x, y: 0), size: glyphRoom)
    guard rect != excluded else { return }
    excluded = rect
    textContainer.exclusionPaths = glyphRoom == .zero ? [] : [UIBezierPath(rect: rect)]
  }
}
