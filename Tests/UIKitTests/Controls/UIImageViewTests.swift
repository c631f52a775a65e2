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
    let star = UIImage(systemName: "star", proportions: CGSize(width: 1, height: 1))
    let view = UIImageView(image: star).onPhone()
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    let before = view.intrinsicContentSize
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let after = view.intrinsicContentSize
    #expect(abs(after.height / before.height - 53.0 / 17) < 0.05)
  }

  /// Measured in documents that Interface Builder saved; the sizes are estimates, good to a point.
  @Test(
    arguments: [
      ("chevron.right", CGSize(width: 96, height: 128), CGSize(width: 12.5, height: 16.5)),
      ("info.circle", CGSize(width: 128, height: 123), CGSize(width: 18.5, height: 19)),
    ]) func symbolsOfBodyText(_ name: String, _ proportions: CGSize, _ measured: CGSize)
  {
    let size = UIImage(systemName: name, proportions: proportions).size
    #expect(abs(size.width - measured.width) <= 1.5 && abs(size.height - measured.height) <= 1)
  }

  /// Measured sizes: a plus and a minus of 21.5 × 20 points, a circle of 25.67 points.
  @Test func buttonsShowSymbolsAtTheLargeScale() {
    func width(_ name: String, _ proportions: CGSize) -> CGFloat {
      let button = UIButton(type: .system).onPhone()
      button.setImage(UIImage(systemName: name, proportions: proportions), for: .normal)
      return button.intrinsicContentSize.width
    }
    #expect(abs(width("plus", CGSize(width: 128, height: 113)) - 21.5) <= 1)
    #expect(abs(width("minus", CGSize(width: 128, height: 24)) - 21.5) <= 1)
    #expect(abs(width("xmark.circle", CGSize(width: 128, height: 123)) - 25.67) <= 1)
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
