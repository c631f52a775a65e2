import Testing
import Typesetting

@testable import UIKit

/// Text views with and without scrolling, and text that avoids areas.
@Suite struct UITextViewTests {
  private let paragraph = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 6)

  @Test func aScrollingTextViewHasNoNaturalSize() {
    let view = UITextView().onPhone()
    view.text = paragraph
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func withoutScrollingItIsAsHighAsItsText() {
    let view = UITextView().onPhone()
    view.font = .systemFont(ofSize: 17)
    view.text = "one line"
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 20.5 + 16)
    view.text = paragraph
    let narrow = view.intrinsicContentSize(forLayoutWidth: 150)
    let wide = view.intrinsicContentSize(forLayoutWidth: 300)
    #expect(narrow.height > wide.height)
  }

  /// Body text has lines of 22 points: 20.5 points and the leading, also below the last line.
  @Test func everyLineOfATextStyleHasItsLeading() {
    let view = UITextView().onPhone()
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "one line"
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 38)
    view.text = "one\ntwo"
    #expect(view.intrinsicContentSize.height == 60)
  }

  @Test func paddingAndInsetsStandAroundTheText() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)).onPhone()
    view.text = "Hello"
    let plain = try #require(view.textPlacements.first)
    #expect(plain.origin == CGPoint(x: 5, y: 8))
    view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    view.textContainer.lineFragmentPadding = 0
    let moved = try #require(view.textPlacements.first)
    #expect(moved.origin == CGPoint(x: 10, y: 20))
  }

  @Test func scrolledTextIsNotCut() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40)).onPhone()
    view.text = paragraph
    view.layoutIfNeeded()
    #expect(!view.isTextTruncated)
    #expect(view.contentSize.height > 40)
    view.isScrollEnabled = false
    #expect(view.isTextTruncated)
  }

  @Test func textKeepsOutOfExclusionPaths() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)).onPhone()
    view.font = .systemFont(ofSize: 17)
    view.text = paragraph
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 60))]
    let placement = try #require(view.textPlacements.first)
    let beside = placement.layout.lines.filter { $0.y < 55 }
    #expect(!beside.isEmpty)
    #expect(beside.allSatisfy { $0.x >= 75 })
    #expect(placement.layout.lines.contains { $0.x == 0 })
  }
}
