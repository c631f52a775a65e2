import UIKit

/// A badge whose glyph is a character of the title: a text attachment, which grows with the text.
final class AttachmentBadgeCell: BadgeCell {
  override func showTitle(_ badge: Badge) {
    glyph.isHidden = isGlyphInline
    guard isGlyphInline, let image = UIImage(named: badge.glyph) else { return super.showTitle(badge) }
    let attachment = NSTextAttachment(image: image)
    attachment.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let title = NSMutableAttributedString(attachment: attachment)
    title.append(NSAttributedString(string: " " + badge.title))
    title.addAttribute(.paragraphStyle, value: titleStyle, range: NSRange(location: 0, length: title.length))
    titleLabel.attributedText = title
  }
}
