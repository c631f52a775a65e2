import UIKit

/// A badge whose title is a text view that keeps out of the glyph's rectangle.
final class ExclusionBadgeCell: BadgeCell {
  private lazy var titleTextView = makeTextView()

  override var titleView: UIView { titleTextView }

  private func makeTextView() -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.isEditable = false
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.font = .preferredFont(forTextStyle: .headline)
    view.adjustsFontForContentSizeCategory = true
    return view
  }

  override func showTitle(_ badge: Badge) {
    titleTextView.text = badge.title
    excludeGlyph()
  }

  /// The glyph's rectangle depends on the width where lines start at the right.
  override func layoutSubviews() {
    super.layoutSubviews()
    excludeGlyph()
  }

  private func excludeGlyph() {
    let size = glyph.intrinsicContentSize
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = size.width + 8
    let rect = CGRect(x: isMirrored ? titleTextView.bounds.width - width : 0, y: 0, width: width, height: size.height)
    titleTextView.textContainer.exclusionPaths = isGlyphInline ? [UIBezierPath(rect: rect)] : []
  }
}
