import Testing
import UIKit

@testable import Walking

/// What a walk types fits the field.
struct FieldContentTests {
  private func text(_ change: (UITextField) -> Void) -> String {
    let field = UITextField()
    change(field)
    return FieldContent.text(for: field)
  }

  @Test func theKindOfContentDecidesFirst() {
    #expect(text { $0.textContentType = .emailAddress } == "name@example.org")
    #expect(text { $0.textContentType = .oneTimeCode } == "123456")
    #expect(
      text {
        $0.textContentType = .telephoneNumber; $0.keyboardType = .emailAddress
      } == "2025550123")
  }

  @Test func thenTheKeyboard() {
    #expect(text { $0.isSecureTextEntry = true } == "Secret-123")
    #expect(text { $0.keyboardType = .emailAddress } == "name@example.org")
    #expect(text { $0.keyboardType = .URL } == "https://example.org")
    #expect(text { $0.keyboardType = .decimalPad } == "12")
    #expect(text { _ in } == "Text")
  }

  @Test func thenThePlaceholderOrTheLabel() {
    #expect(text { $0.placeholder = "Your E-mail address" } == "name@example.org")
    #expect(text { $0.placeholder = "Email?" } == "name@example.org")
    #expect(text { $0.accessibilityLabel = "Phone" } == "2025550123")
    #expect(text { $0.placeholder = "Password" } == "Secret-123")
    #expect(text { $0.placeholder = "Amount" } == "12")
    // A word, not a part of one.
    #expect(text { $0.placeholder = "Passage" } == "Text")
    #expect(
      text {
        $0.placeholder = "Email"; $0.keyboardType = .numberPad
      } == "12")
  }
}
