import UIKit

extension ReadingContext {
  /// The text of a property in the environment's language.
  func text(_ properties: Properties, key: String) -> String? {
    localized(properties.element, key, original: properties.string(key))
  }

  /// The text of a property of an element without variations.
  func text(_ element: Element, key: String) -> String? {
    localized(element, key, original: element.string(key))
  }

  /// Translates a text of the document into the environment's language. Its key in strings files is
  /// `<object identifier>.<property>`.
  ///
  /// - Parameter original: the text in the document.
  func localized(_ element: Element, _ key: String, original: @autoclosure () -> String?) -> String? {
    if let pseudoLanguage { return original().map(pseudoLanguage.text) }
    guard let texts, let id = element.id, let text = texts.text(for: "\(id).\(key)") else { return original() }
    return text
  }

  func attributedText(_ properties: Properties, key: String) -> NSAttributedString? {
    strings.attributedString(properties.child(key: key))
  }

  /// The font of a view. A text style has the user's text size, whether or not the view follows later changes of the
  /// text size.
  func font(_ properties: Properties) -> UIFont? {
    FontReader.font(properties.child(key: "fontDescription"), traits: traits)
  }
}
