import Testing

@testable import UIKit

/// Text fields and text views describe positions in their text by one protocol.
@Suite struct TextInputTests {
  @Test func bothHaveOneProtocol() throws {
    let field = UITextField()
    field.text = "Rex"
    let view = UITextView()
    view.text = "Rex"
    for input in [field, view] as [any UITextInput] {
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 1))
      let range = try #require(input.textRange(from: start, to: input.endOfDocument))
      #expect(input.text(in: range) == "ex")
      #expect(input.offset(from: start, to: input.endOfDocument) == 2)
    }
  }

  /// Apps rely on this when they write `searchBar.text!`.
  @Test func aSearchBarAlwaysHasAText() {
    let bar = UISearchBar()
    #expect(bar.text == "")
    bar.text = "Rex"
    bar.text = nil
    #expect(bar.text == "")
  }
}
