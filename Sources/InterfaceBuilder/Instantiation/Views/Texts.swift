import UIKit

/// Texts and fonts of views.
extension SceneInstantiator {
  /// The text of a property in the environment's language.
  func text(_ properties: Properties, key: String) -> String? {
    localized(properties, key) ?? properties.string(key)
  }

  /// The translation of a property, which strings files list as `<object identifier>.<property>`.
  func localized(_ properties: Properties, _ key: String) -> String? {
    localized(properties.element, key)
  }

  func localized(_ element: Element, _ key: String) -> String? {
    guard let texts, let id = element.id else { return nil }
    return texts.text(for: "\(id).\(key)")
  }

  func attributedText(_ properties: Properties, key: String) -> NSAttributedString? {
    strings.attributedString(properties.child(key: key))
  }

  /// The font of a view; a text style has its size at Large unless the view follows the reader's text size.
  func font(_ properties: Properties, follows: Bool) -> UIFont? {
    FontReader.font(properties.child(key: "fontDescription"), traits: follows ? traits : traitsAtLarge)
  }
}
