import UIKit

/// What a walk types into a text field.
enum FieldContent {
  /// A text that fits the field: by its content type, or else by its keyboard, or else by its placeholder or label in English.
  static func text(for field: UITextField) -> String {
    switch field.textContentType {
    case .emailAddress?: return email
    case .oneTimeCode?: return "123456"
    case .telephoneNumber?: return phone
    case .URL?: return url
    case .postalCode?: return "12345"
    default: break
    }
    if field.isSecureTextEntry { return secret }
    switch field.keyboardType {
    case .emailAddress: return email
    case .phonePad: return phone
    case .URL: return url
    case .numberPad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation: return "12"
    default:
      return text(
        forPlaceholder: [field.placeholder, field.accessibilityLabel].compactMap(\.self).joined(separator: " "))
    }
  }

  private static func text(forPlaceholder placeholder: String) -> String {
    let words = Set(placeholder.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init))
    return placeholders.first { !$0.words.isDisjoint(with: words) }?.text ?? "Text"
  }

  private static let placeholders: [(words: Set<String>, text: String)] = [
    (["email", "e-mail", "mail"], email), (["phone", "telephone", "mobile"], phone),
    (["url", "website", "link"], url), (["password", "passcode"], secret), (["zip", "postcode", "postal"], "12345"),
    (["amount", "price", "number", "age", "quantity"], "12"),
  ]

  private static let secret = "Secret-123"
  private static let email = "name@example.org"
  // A number that is reserved for examples: https://en.wikipedia.org/wiki/555_(telephone_number)
  private static let phone = "2025550123"
  private static let url = "https://example.org"
}
