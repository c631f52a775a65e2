import Testing
import Typesetting

@testable import UIKit

/// Attributed strings in labels: UIKit's keys, paragraph styles and attachments.
@Suite struct AttributedTextTests {
  private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
    let label = UILabel().onPhone()
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  private func string(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    NSAttributedString(string: text, attributes: attributes)
  }

  @Test func theLabelsFontCountsWhereTheStringHasNone() {
    let plain = label(string("Text", [:]))
    #expect(plain.intrinsicContentSize.height == 20.5)
    let large = label(string("Text", [.font: UIFont.systemFont(ofSize: 34)]))
    #expect(large.intrinsicContentSize.height == 41)
  }

  @Test func theTallestFontOfALineDecidesItsHeight() {
    let mixed = NSMutableAttributedString(string: "")
    mixed.append(string("small ", [.font: UIFont.systemFont(ofSize: 12)]))
    mixed.append(string("LARGE", [.font: UIFont.systemFont(ofSize: 34)]))
    #expect(label(mixed).intrinsicContentSize.height == 41)
  }

  /// CoreFoundation compares the attributes of neighbouring runs, which must not stop the program.
  @Test func neighbouringRunsMayHaveUnlikeObjects() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let pairs: [(NSAttributedString.Key, Any, Any)] = [
      (.foregroundColor, UIColor.red, UIColor.label),
      (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 34)),
      (.paragraphStyle, NSParagraphStyle.default, style),
      (.attachment, NSTextAttachment(image: UIImage()), NSTextAttachment(image: UIImage())),
    ]
    for (key, one, other) in pairs {
      let text = NSMutableAttributedString(string: "one other")
      text.addAttributes([key: one], range: NSRange(location: 0, length: 4))
      text.addAttributes([key: other], range: NSRange(location: 4, length: 5))
      var runs = 0
      text.enumerateAttribute(key, in: NSRange(location: 0, length: 9)) { _, _, _ in runs += 1 }
      #expect(runs == 2, "\(key.rawValue)")
    }
  }

  @Test func neighbouringRunsWithEqualObjectsAreOne() {
    let text = NSMutableAttributedString(string: "one other")
    text.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 4))
    text.addAttributes(
      [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)], range: NSRange(location: 4, length: 5))
    var run = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &run)
    #expect(run == NSRange(location: 0, length: 9))
  }

  @Test func kerningWidensEveryCharacter() {
    let plain = label(string("Text", [:])).intrinsicContentSize.width
    let spaced = label(string("Text", [.kern: 5])).intrinsicContentSize.width
    #expect(abs(spaced - plain - 20) <= 1)
  }

  @Test func paragraphStylesSetTheLinesApart() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let spaced = label(string("one\ntwo\nthree", [.paragraphStyle: style]))
    let plain = label(string("one\ntwo\nthree", [:]))
    #expect(spaced.intrinsicContentSize.height > plain.intrinsicContentSize.height + 19)
    style.lineSpacing = 0
    style.minimumLineHeight = 40
    #expect(label(string("one\ntwo", [.paragraphStyle: style])).intrinsicContentSize.height == 80)
  }

  @Test func indentsMoveTheLines() throws {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 30
    style.headIndent = 10
    let label = label(string("The quick brown fox jumps over the lazy dog", [.paragraphStyle: style]))
    label.frame = CGRect(x: 0, y: 0, width: 150, height: 200)
    let lines = try #require(label.textPlacements.first).layout.lines
    #expect(lines.first?.x == 30)
    #expect(lines.dropFirst().allSatisfy { $0.x == 10 })
  }

  @Test func aParagraphsOwnAlignmentWins() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let label = label(string("Text", [.paragraphStyle: style]))
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    #expect(abs(try #require(label.textPlacements.first).lineBounds.maxX - 200) < 0.01)
  }

  @Test func anAttachmentTakesTheRoomOfItsImage() {
    let image = UIImage(name: "icon", size: CGSize(width: 40, height: 60))
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
    text.append(string("Text", [:]))
    let with = label(text).intrinsicContentSize
    let without = label(string("Text", [:])).intrinsicContentSize
    #expect(abs(with.width - without.width - 40) <= 0.5)
    #expect(with.height >= 60)
  }

  @Test func boundsMoveAnAttachmentBelowTheBaseline() {
    let attachment = NSTextAttachment(image: UIImage(name: "icon", size: CGSize(width: 10, height: 10)))
    attachment.bounds = CGRect(x: 0, y: -30, width: 20, height: 20)
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(string("Text", [:]))
    #expect(label(text).intrinsicContentSize.height > 40)
  }

  @Test func fontsOfStylesInsideFollowTheTextSize() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let label = label(string("Text", [.font: body]))
    label.adjustsFontForContentSizeCategory = true
    let before = label.intrinsicContentSize.height
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.intrinsicContentSize.height > 2.5 * before)
  }

  @Test func settingTextForgetsTheAttributes() {
    let label = label(string("Text", [.font: UIFont.systemFont(ofSize: 40)]))
    label.text = "Text"
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test func stringsMeasureThemselves() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let size = ("Label" as NSString).size(withAttributes: attributes)
    #expect(size.height == 20.287109375)
    let rect = ("one two three four" as NSString).boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(rect.width <= 60.01)
    #expect(rect.height > 2 * size.height)
  }

  @Test func paragraphStylesCompareByTheirValues() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    style.lineSpacing = 4
    #expect(copy != style)
    #expect(copy.lineSpacing == 3)
  }
}
