import UIKit

extension InterfaceDocument {
  /// The names of the elements of views whose text ``shownTexts`` can replace.
  nonisolated private static let elements: Set<String> = ["label", "button", "textField", "textView"]

  /// The identifiers in ``shownTexts`` for which the document has no label, button, text field or text view.
  nonisolated public var unknownShownTexts: [String] {
    shownTexts.keys.filter { !Self.elements.contains(element($0)?.name ?? "") }.sorted()
  }

  /// Sets the texts of views to those that code sets at run time, in the length and language of the environment.
  func show(_ texts: [String: ShownText], in registry: ObjectRegistry, _ environment: Environment) {
    for (id, shown) in texts {
      func text(_ own: String?) -> String {
        shown.text(for: environment.content, in: environment.locale, own: own ?? "")
      }
      switch registry[id] {
      case let label as UILabel: label.text = text(label.text)
      case let button as UIButton: button.setTitle(text(button.currentTitle), for: .normal)
      case let field as UITextField: field.text = text(field.text)
      case let view as UITextView: view.text = text(view.text)
      default: break
      }
    }
  }
}
