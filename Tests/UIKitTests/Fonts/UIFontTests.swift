import Testing

@testable import UIKit

/// Text styles and the figures that UIKit reports of its fonts.
@Suite struct UIFontTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  /// Human Interface Guidelines, Typography: sizes at the default, the smallest, the largest ordinary and the largest
  /// of all.
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, [34, 31, 40, 60] as [CGFloat]), (.title1, [28, 25, 34, 58]),
    (.title2, [22, 19, 28, 56]),
    (.title3, [20, 17, 26, 55]), (.headline, [17, 14, 23, 53]), (.body, [17, 14, 23, 53]),
    (.callout, [16, 13, 22, 51]), (.subheadline, [15, 12, 21, 49]), (.footnote, [13, 12, 19, 44]),
    (.caption1, [12, 11, 18, 43]), (.caption2, [11, 11, 17, 40]),
  ]) func stylesHaveTheirPublishedSizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
    let categories: [UIContentSizeCategory] = [
      .large, .extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (category, size) in zip(categories, sizes) {
      #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize == size)
    }
  }

  @Test func systemFontFiguresAreTheMeasuredOnes() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(font.leading == 0)
    #expect(abs(font.capHeight - 11.97802734375) < 1e-9)
    #expect(abs(font.xHeight - 8.9482421875) < 1e-9)
  }

  @Test func fontsOfStylesHaveTheStylesLineDistance() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    #expect(abs(body.lineHeight + body.leading - 22) < 1e-9)
    let footnote = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits(.large))
    #expect(abs(footnote.lineHeight + footnote.leading - 18) < 1e-9)
  }

  @Test func headlineIsSemiboldAndBoldTextMakesBodySemibold() {
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(.large))
    #expect(headline.fontName == ".SFUI-Semibold")
    let bold = UITraitCollection {
      $0.preferredContentSizeCategory = .large
      $0.legibilityWeight = .bold
    }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
    #expect(body.fontName == ".SFUI-Semibold")
    #expect(body.adjusted(for: UITraitCollection { $0.legibilityWeight = .regular }).fontName == ".SFUI-Regular")
  }

  @Test func boldTextMakesTheSystemFontHeavierAndWider() {
    let text = NSAttributedString(string: "Balance due")
    func width(_ font: UIFont) -> CGFloat {
      NSAttributedString(string: text.string, attributes: [.font: font]).size().width
    }
    let bold = UITraitCollection { $0.legibilityWeight = .bold }
    let (plain, heavy) = (UIFont.systemFont(ofSize: 17), bold.performAsCurrent { UIFont.systemFont(ofSize: 17) })
    #expect(heavy.fontName == ".SFUI-Semibold")
    #expect(width(heavy) > width(plain))
    #expect(bold.performAsCurrent { UIFont.boldSystemFont(ofSize: 17) }.fontName == ".SFUI-Bold")
    // Fonts that the app chooses by name are not changed.
    #expect(bold.performAsCurrent { UIFont(name: "Georgia", size: 17) } == UIFont(name: "Georgia", size: 17))
  }

  @Test func theBoldSystemFontIsSemibold() {
    #expect(UIFont.boldSystemFont(ofSize: 32) == UIFont.systemFont(ofSize: 32, weight: .semibold))
  }

  @Test func aStyleWithTheBoldTraitKeepsFollowingTheTextSize() throws {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1, compatibleWith: traits(.large))
    let bold = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.fontName == ".SFUI-Bold")
    let grown = bold.adjusted(for: traits(.accessibilityMedium))
    #expect(grown.pointSize == 38)
    #expect(grown.fontName == ".SFUI-Bold")
  }

  @Test func fixedFontsNeverChange() {
    let font = UIFont.systemFont(ofSize: 40)
    #expect(font.adjusted(for: traits(.accessibilityExtraExtraExtraLarge)) === font)
  }

  @Test func aFontMadeOfNothingIsTheSystemFont() {
    #expect(UIFont() == UIFont.systemFont(ofSize: UIFont.systemFontSize))
  }

  @Test func aFontThatIsNotInstalledSaysSo() throws {
    let font = try #require(UIFont(name: "NoSuchFont-Bold", size: 20))
    #expect(font.pointSize == 20)
    #expect(!font.notes.isEmpty)
    #expect(UIFont(name: "", size: 20) == nil)
  }

  @Test(arguments: [CGFloat(0), -5, .nan, .infinity]) func impossibleSizesHaveAFont(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize.isFinite && font.pointSize > 0)
    #expect(font.lineHeight.isFinite)
  }
}
