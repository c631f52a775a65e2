import Testing
import UIKit

/// Places in the text of fields and text views, in UTF-16 code units.
@Suite struct TextPositionTests {
  @Test func aFieldCountsFromItsBeginning() throws {
    let field = UITextField()
    field.text = "a😀b"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: field.endOfDocument, offset: -1))
    let range = try #require(field.textRange(from: end, to: start))
    #expect(field.text(in: range) == "😀")
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
    #expect(field.selectedTextRange == nil)
  }

  @Test func theSelectionLiesInTheText() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UITextView()
    window.addSubview(view)
    view.text = "abc"
    view.becomeFirstResponder()
    view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    #expect(view.selectedTextRange?.isEmpty == false)
    view.text = "a"
    #expect(view.selectedTextRange?.end == view.endOfDocument)
    withExtendedLifetime(window) {}
  }
}
