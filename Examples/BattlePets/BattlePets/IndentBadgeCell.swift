import UIKit

/// A badge whose title has a first line that is indented, to leave room for the glyph.
final class IndentBadgeCell: BadgeCell {
  override func showTitle(_ badge: Badge) {
    guard isGlyphInline else { return super.showTitle(badge) }
    let style = titleStyle
    style.firstLineHeadIndent = glyph.intrinsicContentSize.width + 8
    // The first line is as high as the glyph, so that the next begins below it.
    style.minimumLineHeight = glyph.intrinsicContentSize.height
    titleLabel.attributedText = NSAttributedString(string: badge.title, attributes: [.paragraphStyle: style])
  }
}
