import Typesetting

/// A view whose text has a font of its own, which may follow the person's text size.
@MainActor protocol TextSizeFollowing: UIView, UIContentSizeCategoryAdjusting {
  /// The font of text that states none.
  var ownFont: UIFont { get set }
  /// Whether the text has attributes of its own, which may hold fonts and images that grow.
  var hasRichText: Bool { get }

  /// Called when the text must be measured and drawn again.
  func textDidChange()
  /// Called when the text must be drawn again but keeps its size.
  func textLookDidChange()
}

extension TextSizeFollowing {
  /// Gives the font the size that it has under the present traits, if the view follows them.
  func adjustFontToTraits() {
    guard adjustsFontForContentSizeCategory else { return }
    ownFont = ownFont.adjusted(for: traitCollection)
  }

  /// Takes over new traits: text is measured anew only where one of them decides its size.
  func followTraits(from previous: UITraitCollection) {
    let now = traitCollection
    let followsTextSize = adjustsFontForContentSizeCategory || hasRichText
    if now.hasSameGeometry(as: previous), !followsTextSize || now.hasSameTextSize(as: previous) {
      return textLookDidChange()
    }
    adjustFontToTraits()
    textDidChange()
  }

  /// The typesetter's font as the present design era sets it.
  var ownFace: Typesetting.Font { ownFont.face(in: traitCollection.layoutPolicy.textEra) }

  /// What holds where the text's attributes say nothing.
  func baseAttributes(alignment: NSTextAlignment) -> TextAttributes {
    var style = Typesetting.ParagraphStyle.default
    style.alignment = TextAlignment(resolvedAlignment(alignment))
    style.evensJustifiedLines = traitCollection.layoutPolicy.evensJustifiedLines
    return TextAttributes(font: ownFace, paragraphStyle: style)
  }
}
