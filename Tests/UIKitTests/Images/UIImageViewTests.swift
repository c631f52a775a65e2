import Testing

@testable import UIKit

/// Image views and symbols.
@Suite struct UIImageViewTests {
  private let photo = UIImage(name: "photo", size: CGSize(width: 60, height: 40))

  @Test func anImageDecidesTheNaturalSize() {
    #expect(UIImageView(image: photo).intrinsicContentSize == CGSize(width: 60, height: 40))
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func alignmentInsetsOfTheImageAreTheViews() {
    let shadowed = photo.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0))
    let view = UIImageView(image: shadowed)
    #expect(view.alignmentRectInsets.bottom == 4)
    #expect(view.intrinsicContentSize.height == 36)
  }

  @Test func imagesGrowOnlyAtAccessibilitySizesAndOnlyIfTold() {
    let view = UIImageView(image: photo).onPhone(category: .extraExtraExtraLarge)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(view.intrinsicContentSize.width == 60)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(abs(view.intrinsicContentSize.width - 60 * 62 / 22) < 1e-9)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = false
    #expect(view.intrinsicContentSize.width == 60)
  }

  @Test func symbolsGrowWithTheirTextStyle() {
    let star = UIImage(systemName: "star")
    let view = UIImageView(image: star).onPhone()
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    let before = view.intrinsicContentSize
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let after = view.intrinsicContentSize
    #expect(abs(after.height / before.height - 53.0 / 17) < 0.05)
  }

  @Test func aConfigurationFillsInWhatAnotherLeavesOpen() {
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    let scale = UIImage.SymbolConfiguration(scale: .large)
    let both = size.applying(scale)
    #expect(both.pointSize == 30 && both.scale == .large)
    #expect(both.applying(UIImage.SymbolConfiguration(pointSize: 10)).pointSize == 10)
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity]) func impossibleSizesAreZero(side: CGFloat) {
    #expect(UIImage(name: "bad", size: CGSize(width: side, height: side)).size == .zero)
  }
}
