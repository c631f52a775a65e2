import Foundation
import Testing

@testable import UIKit

/// Where the characters of a text field or text view are.
@Suite struct TextGeometryTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    view.layoutIfNeeded()
    return view
  }

  private func range(_ place: Int, _ length: Int, in view: UITextView) throws -> UITextRange {
    let start = try #require(view.position(from: view.beginningOfDocument, offset: place))
    let end = try #require(view.position(from: start, offset: length))
    return try #require(view.textRange(from: start, to: end))
  }

  /// A range over two lines has a rectangle on each, which follow each other from top to bottom.
  @Test func aRangeHasARectanglePerLine() throws {
    let view = view("A dog that sleeps")
    let all = view.selectionRects(for: try range(0, 17, in: view))
    #expect(all.count == 2)
    #expect(all.map(\.containsStart) == [true, false])
    #expect(all.map(\.containsEnd) == [false, true])
    #expect(all.allSatisfy { $0.writingDirection == .leftToRight && !$0.isVertical })
    #expect(all[0].rect.maxY <= all[1].rect.minY + 0.01)
    #expect(abs(all[0].rect.minX - 5) < 0.01)
    #expect(all[0].rect.minY == 8)
    #expect(view.firstRect(for: try range(0, 17, in: view)) == all[0].rect)
  }

  /// The rectangles of neighbouring characters touch, and together are as wide as the word.
  @Test func charactersFollowEachOther() throws {
    let view = view("dog")
    let letters = try (0..<3).map { view.firstRect(for: try range($0, 1, in: view)) }
    #expect(abs(letters[0].maxX - letters[1].minX) < 0.01)
    #expect(abs(letters[1].maxX - letters[2].minX) < 0.01)
    let word = view.firstRect(for: try range(0, 3, in: view))
    #expect(abs(letters.map(\.width).reduce(0, +) - word.width) < 0.01)
  }

  @Test func aTextFromRightToLeftBeginsAtTheRight() throws {
    let view = view("כלב")
    let letters = try (0..<3).map { view.firstRect(for: try range($0, 1, in: view)) }
    #expect(letters[0].minX > letters[1].minX)
    #expect(letters[1].minX > letters[2].minX)
    #expect(view.selectionRects(for: try range(0, 3, in: view)).map(\.writingDirection) == [.rightToLeft])
  }

  /// The nearest position to the place of a cursor is the cursor's.
  @Test(arguments: ["A dog that sleeps", "כלב ישן כאן עכשיו"]) func placesAndPositionsBelongTogether(text: String)
    throws
  {
    let view = view(text)
    for offset in 0..<text.utf16.count {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let cursor = view.caretRect(for: position)
      let found = try #require(view.closestPosition(to: CGPoint(x: cursor.midX, y: cursor.midY)))
      let other = view.caretRect(for: found)
      #expect(abs(other.midX - cursor.midX) < 0.01 && other.minY == cursor.minY)
    }
  }

  @Test func aPositionCanBeLimitedToARange() throws {
    let view = view("A dog that sleeps")
    let word = try range(2, 3, in: view)
    let far = CGPoint(x: 1000, y: 1000)
    #expect(view.closestPosition(to: far, within: word) == word.end)
    #expect(view.closestPosition(to: .zero, within: word) == word.start)
    #expect(view.closestPosition(to: far) == view.endOfDocument)
  }

  @Test func thereIsACharacterWhereOneIsDrawn() throws {
    let view = view("dog")
    let middle = view.firstRect(for: try range(1, 1, in: view))
    #expect(view.characterRange(at: CGPoint(x: middle.midX, y: middle.midY)) == (try range(1, 1, in: view)))
    #expect(view.characterRange(at: CGPoint(x: 90, y: 150)) == nil)
  }

  @Test func withoutTextThereAreNoPlaces() {
    let view = view("")
    #expect(view.closestPosition(to: .zero) == nil)
    #expect(view.caretRect(for: view.beginningOfDocument) == .zero)
    #expect(view.characterRange(at: .zero) == nil)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.placeholder = "Name"
    #expect(field.closestPosition(to: .zero) == nil)
  }
}
