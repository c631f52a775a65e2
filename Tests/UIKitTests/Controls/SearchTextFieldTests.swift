import Testing
import UIKit

/// The field of a search bar has the bar's text.
@Suite struct SearchTextFieldTests {
  @Test func textAndPlaceholderAreTheBars() {
    let bar = UISearchBar()
    bar.placeholder = "Find"
    #expect(bar.searchTextField.placeholder == "Find")
    bar.searchTextField.text = "cats"
    #expect(bar.text == "cats")
    bar.text = "dogs"
    #expect(bar.searchTextField.text == "dogs")
    #expect(bar.searchTextField === bar.searchTextField)
  }

  @Test func aFieldOfItsOwnKeepsItsText() {
    let field = UISearchTextField()
    field.text = "cats"
    field.placeholder = "Find"
    #expect(field.text == "cats")
    #expect(field.placeholder == "Find")
    #expect(field.borderStyle == .roundedRect)
  }
}
