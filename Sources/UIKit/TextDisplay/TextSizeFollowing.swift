import Typesetting

/// A view with a font for its text that may follow the text size that the user has set (Dynamic Type).
@preconcurrency @MainActor protocol TextSizeFollowing: UIView, UIContentSizeCategoryAdjusting {
  /// The view's font, which applies to text without a font attribute.
  var ownFont: UIFont { get set }
  /// Whether the view shows an attributed string. Its fonts and images may change with the text size, too.
  var hasRichText: Bool { get }

  /// Called when the text has to be measured and drawn again.
  func textDidChange()
  /// Called when the text has to be drawn again, for example in another colour, but keeps its size.
  func textLookDidChange()
}

extension TextSizeFollowing {
  /// Sets the font to its size for the current traits, if `adjustsFontForContentSizeCategory` is set.
  func adjustFontToTraits() {
    guard adjustsFontForContentSizeCategory else { return }
    ownFont = ownFont.adjusted(for: traitCollection)
  }

  /// Called after the traits changed. The text is measured again only if a trait changed that decides its size.
  func followTraits(from previous: UITraitCollection) {
    let now = traitCollection
    let followsTextSize = adjustsFontForContentSizeCategory || hasRichText
    if now.hasSameGeometry(as: previous), !followsTextSize || now.hasSameTextSize(as: previous) {
      return textLookDidChange()
    }
    adjustFontToTraits()
    textDidChange()
  }

  /// The typesetter's font for the view's font, with the measures of the text system that the layout policy states.
  var ownFace: Typesetting.Font { ownFont.face(in: traitCollection.layoutPolicy.textEra) }

  /// The attributes of text without attributes of its own: the view's font and an alignment.
  func baseAttributes(alignment: NSTextAlignment) -> TextAttributes {
    var style = Typesetting.ParagraphStyle.default
    style.alignment = TextAlignment(resolvedAlignment(alignment))
    style.evensJustifiedLines = traitCollection.layoutPolicy.evensJustifiedLines
    return TextAttributes(font: ownFace, paragraphStyle: style)
  }
}
