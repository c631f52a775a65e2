import Typesetting

/// A view with a font for its text, which may follow the text size that the person has set.
@MainActor protocol TextSizeFollowing: UIView, UIContentSizeCategoryAdjusting {
  /// The font of text without a font attribute.
  var ownFont: UIFont { get set }
  /// Whether the text has attributes of its own, which may hold fonts and images that grow.
  var hasRichText: Bool { get }

  /// Called when the text must be measured and drawn again.
  func textDidChange()
  /// Called when the text must be drawn again but keeps its size.
  func textLookDidChange()
}

extension TextSizeFollowing {
  /// Gives the font the size for the present traits, if the view follows them.
  func adjustFontToTraits() {
    guard adjustsFontForContentSizeCategory else { return }
    ownFont = ownFont.adjusted(for: traitCollection)
  }

  /// Applies new traits. Text is measured again only if a trait that decides its size has changed.
  func followTraits(from previous: UITraitCollection) {
    let now = traitCollection
    let followsTextSize = adjustsFontForContentSizeCategory || hasRichText
    if now.hasSameGeometry(as: previous), !followsTextSize || now.hasSameTextSize(as: previous) {
      return textLookDidChange()
    }
    adjustFontToTraits()
    textDidChange()
  }

  /// The typesetter's font in the text system of the layout policy.
  var ownFace: Typesetting.Font { ownFont.face(in: traitCollection.layoutPolicy.textEra) }

  /// The attributes that apply where the text has none.
  func baseAttributes(alignment: NSTextAlignment) -> TextAttributes {
    var style = Typesetting.ParagraphStyle.default
    style.alignment = TextAlignment(resolvedAlignment(alignment))
    style.evensJustifiedLines = traitCollection.layoutPolicy.evensJustifiedLines
    return TextAttributes(font: ownFace, paragraphStyle: style)
  }
}
