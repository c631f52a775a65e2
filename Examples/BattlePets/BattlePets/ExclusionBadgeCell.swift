import UIKit

/// A badge whose title is a text view. Its text flows around the glyph's rectangle.
final class ExclusionBadgeCell: BadgeCell {
  private lazy var titleTextView = makeTextView()

  override var titleView: UIView { titleTextView }

  private func makeTextView() -> GlyphTextView {
    let view = GlyphTextView()
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
    let size = glyph.intrinsicContentSize
    titleTextView.glyphRoom = isGlyphInline ? CGSize(width: size.width + 8, height: size.height) : .zero
  }
}
