import Testing
import Typesetting

@testable import UIKit

/// Sizes of labels, and what they report about their text.
@Suite struct UILabelTests {
  private func label(
    _ text: String, size: CGFloat = 17, lines: Int = 1, scale: CGFloat = 2, rightToLeft: Bool = false
  ) -> UILabel {
    let label = UILabel()
    label.setRootTraits(
      UITraitCollection {
        $0.displayScale = scale
        $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory = .large
      })
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private let paragraph = "The quick brown fox jumps over the lazy dog and runs away into the deep dark forest."

  /// Heights in pixels that Interface Builder stores for one line of the system font, by size and scale.
  private static let lineHeights: [(size: CGFloat, scale: CGFloat, pixels: CGFloat)] = [
    (17, 3, 61), (17, 2, 41), (17, 1, 21), (16, 2, 39), (15, 2, 36), (14, 2, 34), (13, 2, 32), (12, 2, 29),
    (12, 3, 43), (18, 3, 65), (20, 2, 48), (24, 2, 58), (36, 2, 86),
  ]

  @Test func aLineIsAsHighAsItsFontUpToThePixel() {
    for line in Self.lineHeights {
      let height = label("Label", size: line.size, scale: line.scale).intrinsicContentSize.height
      #expect(abs(height * line.scale - line.pixels) < 1e-9, "\(line)")
    }
  }

  @Test func linesOfATextStyleAreApartByItsLineDistance() {
    let label = label("one\ntwo", lines: 0, scale: 3)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection)
    #expect(abs(label.intrinsicContentSize.height - 127.0 / 3) < 1e-9)
    label.text = "one\ntwo\nthree"
    #expect(abs(label.intrinsicContentSize.height - 193.0 / 3) < 1e-9)
  }

  @Test func widthIsRoundedUpToThePixel() {
    let size = label("Label", scale: 3).intrinsicContentSize
    #expect((size.width * 3).rounded() == size.width * 3)
    #expect(label("Label", scale: 1).intrinsicContentSize.width >= size.width)
  }

  @Test func anEmptyLabelHasNoSize() {
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label("").textPlacements.isEmpty)
  }

  @Test func oneLineIgnoresTheWidthItIsGiven() {
    let label = label(paragraph)
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == label.intrinsicContentSize)
  }

  @Test func severalLinesAreWrappedAtTheGivenWidth() {
    let label = label(paragraph, lines: 0)
    let size = label.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(size.width <= 200)
    #expect(size.height > 40)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).height == 41)
  }

  @Test func preferredMaxLayoutWidthDecidesTheNaturalSize() {
    let label = label(paragraph, lines: 0)
    let free = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 150
    let wrapped = label.intrinsicContentSize
    #expect(wrapped.width <= 150)
    #expect(wrapped.height > free.height)
    #expect(!label.intrinsicHeightDependsOnWidth)
  }

  @Test func theSecondPassOfLayoutFindsTheHeight() {
    let bench = LayoutBench(200, 600, scale: 2)
    let label = UILabel()
    label.text = paragraph
    label.numberOfLines = 0
    _ = bench.place(label)
    bench.layOut(
      label.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      label.topAnchor.constraint(equalTo: bench.root.topAnchor))
    #expect(label.frame.width == 200)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(!label.isTextTruncated)
  }

  @Test func textRectIsWhatASubclassChangesForPadding() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: -8, dy: -4)
      }
    }
    let plain = label("Padded")
    let padded = Padded()
    padded.setRootTraits(plain.traitCollection)
    padded.text = "Padded"
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
  }

  // MARK: Asking

  @Test func aNarrowLabelSaysHowMuchIsMissing() throws {
    let label = label("A rather long title")
    let natural = label.intrinsicContentSize
    label.frame = CGRect(x: 0, y: 0, width: natural.width - 30, height: natural.height)
    let truncation = try #require(label.textPlacements.first?.truncation)
    #expect(truncation.line == 0)
    #expect(truncation.hiddenCharacters > 2)
    #expect(abs(truncation.missingWidth - 30) < 0.5)
    #expect(truncation.missingHeight == 0)
  }

  @Test func itsNaturalSizeIsEnough() {
    for text in ["Label", "A rather long title", "AVAVAV To Ty", "0123456789", "Größe"] {
      for size in [11.0, 13, 17, 20, 34] {
        for scale in [1.0, 2, 3] {
          let label = label(text, size: size, scale: scale)
          label.frame.size = label.intrinsicContentSize
          #expect(!label.isTextTruncated, "\(text) at \(size)")
        }
      }
    }
  }

  @Test func aLowLabelSaysHowMuchHeightIsMissing() throws {
    let label = label(paragraph, lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 45)
    let truncation = try #require(label.textPlacements.first?.truncation)
    let needed = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(abs(truncation.missingHeight - (needed - 45)) < 0.5)
    #expect(truncation.line == 1)
  }

  @Test func naturalAlignmentFollowsTheReadingDirection() throws {
    let leftToRight = label("Hi")
    let rightToLeft = label("Hi", rightToLeft: true)
    for label in [leftToRight, rightToLeft] { label.frame.size = CGSize(width: 100, height: 21) }
    let left = try #require(leftToRight.textPlacements.first).lineBounds
    let right = try #require(rightToLeft.textPlacements.first).lineBounds
    #expect(left.minX == 0)
    #expect(abs(right.maxX - 100) < 0.01)
    #expect(abs(left.width - right.width) < 1e-9)
  }

  /// The font of a recorded size is not known. Its lines are assumed to be higher by the same factor as the size.
  @Test func aRecordedHeightMovesTheBaselines() throws {
    let label = UILabel().onPhone()
    label.text = "Label"
    let (first, last) = (try #require(label.firstBaselinePosition), try #require(label.lastBaselinePosition))
    label.recordedNaturalSize = CGSize(width: 80, height: 2 * label.intrinsicContentSize.height)
    #expect(label.firstBaselinePosition?.offset == 2 * first.offset)
    #expect(label.lastBaselinePosition?.offset == 2 * last.offset)
    label.recordedNaturalSize = CGSize(width: 80, height: -1)
    #expect(label.firstBaselinePosition == first)
  }

  @Test func theFirstBaselineIsTheAscenderBelowTheTop() throws {
    let label = label("Label")
    #expect(label.firstBaselinePosition == UIBaselinePosition(heightFraction: 0, offset: 16.1865234375))
  }

  // MARK: Shrinking

  @Test func textShrinksToItsRoomAndNotBelowTheMinimum() throws {
    let label = label("A rather long title")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let natural = label.intrinsicContentSize
    label.frame = CGRect(x: 0, y: 0, width: natural.width * 0.8, height: natural.height)
    let fitted = try #require(label.textPlacements.first)
    #expect(!fitted.isTruncated)
    #expect(fitted.scale < 0.9 && fitted.scale > 0.7)
    label.frame.size.width = natural.width * 0.3
    let least = try #require(label.textPlacements.first)
    #expect(least.isTruncated)
    #expect(abs(least.scale - 0.5) < 0.011)
  }

  @Test func aMinimumScaleOfZeroMeansNoShrinking() throws {
    let label = label("A rather long title")
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 21)
    let placement = try #require(label.textPlacements.first)
    #expect(placement.scale == 1)
    #expect(placement.isTruncated)
  }

  @Test func severalLinesShrinkToTheHeightToo() throws {
    let label = label(paragraph, lines: 3)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 62)
    let placement = try #require(label.textPlacements.first)
    #expect(placement.scale < 1)
    #expect(!placement.isTruncated)
    #expect(placement.lineBounds.height <= 62.5)
  }

  @Test func lettersMoveCloserBeforeTextIsCut() throws {
    let label = label("A rather long title")
    let natural = label.intrinsicContentSize
    label.frame = CGRect(x: 0, y: 0, width: natural.width * 0.97, height: natural.height)
    #expect(label.isTextTruncated)
    label.allowsDefaultTighteningForTruncation = true
    let placement = try #require(label.textPlacements.first)
    #expect(!placement.isTruncated)
    #expect(placement.tightening > 0)
    label.frame.size.width = natural.width * 0.9
    #expect(label.isTextTruncated)
  }

  // MARK: Text size

  @Test func aLabelFollowsTheTextSizeOnlyIfItIsTold() {
    let label = label("Label")
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection)
    let before = label.intrinsicContentSize
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.intrinsicContentSize == before)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 53)
    label.traitOverrides.preferredContentSizeCategory = .large
    #expect(label.font.pointSize == 17)
    #expect(label.intrinsicContentSize == before)
  }

  /// This happens in custom views of bars that Interface Builder stores without a size.
  @Test func withoutAnyWidthALabelIsOneLineHigh() {
    let label = label(paragraph, lines: 0)
    let line = label.font.lineHeight
    #expect(label.intrinsicContentSize(forLayoutWidth: 0).height < 2 * line)
    #expect(label.intrinsicContentSize(forLayoutWidth: 100).height > 2 * line)
  }

  // MARK: Bad input

  @Test(arguments: [CGFloat.nan, -10, 0, .infinity]) func impossibleWidthsHaveAnAnswer(width: CGFloat) {
    let label = label(paragraph, lines: 0)
    let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
    #expect(size.width.isFinite && size.height.isFinite)
    label.bounds = CGRect(x: 0, y: 0, width: width.isFinite ? width : 0, height: 10)
    #expect(label.textPlacements.count <= 1)
  }

  /// Two documents of Xcode 9 and 12 store such labels: as wide as the longest line without the word that moved.
  @Test func noWordStandsAloneOnTheLastLineUnlessAskedFor() {
    let label = UILabel().onPhone()
    label.numberOfLines = 0
    label.text = "Boats and ships on the river bank"
    let whole = label.sizeThatFits(CGSize(width: 1000, height: 0))
    let evened = label.sizeThatFits(CGSize(width: whole.width - 20, height: 0))
    label.lineBreakStrategy = []
    let filled = label.sizeThatFits(CGSize(width: whole.width - 20, height: 0))
    #expect(evened.height == filled.height)
    #expect(evened.width < filled.width)
  }

  /// As on iOS, where a style that only sets a line height takes the ellipsis away.
  @Test func theParagraphStyleDecidesHowALineIsBroken() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(label.lineBreakMode == .byTruncatingTail)
    label.attributedText = NSAttributedString(string: "A dog that sleeps")
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textPlacements.first?.layout.lines.first?.hasEllipsis == true)
    label.attributedText = NSAttributedString(
      string: "A dog that sleeps", attributes: [.paragraphStyle: NSMutableParagraphStyle()])
    #expect(label.lineBreakMode == .byWordWrapping)
    #expect(label.textPlacements.first?.layout.lines.first?.hasEllipsis == false)
    #expect(label.isTextTruncated)
    label.lineBreakMode = .byTruncatingTail
    #expect(label.textPlacements.first?.layout.lines.first?.hasEllipsis == true)
  }
}
