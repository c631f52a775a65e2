import UIKit

/// What a walk types into a text field.
enum FieldContent {
  /// A text that fits the field: by its content type, or else by its keyboard.
  static func text(for field: UITextField) -> String {
    switch field.textContentType {
    case .emailAddress?: return email
    case .oneTimeCode?: return "123456"
    case .telephoneNumber?: return phone
    case .URL?: return url
    case .postalCode?: return "12345"
    default: break
    }
    if field.isSecureTextEntry { return "Secret-123" }
    switch field.keyboardType {
    case .emailAddress: return email
    case .phonePad: return phone
    case .URL: return url
    case .numberPad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation: return "12"
    default: return "Text"
    }
  }

  private static let email = "name@example.org"
  // A number that is reserved for examples: https://en.wikipedia.org/wiki/555_(telephone_number)
  private static let phone = "2025550123"
  private static let url = "https://example.org"
}
