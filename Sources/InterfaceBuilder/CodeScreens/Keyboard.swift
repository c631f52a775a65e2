import UIKit

/// Simulates the keyboard of a window: types into the window's first responder.
package struct Keyboard {
  private let window: UIWindow

  package init(of window: UIWindow) {
    self.window = window
  }

  /// The first responder of the window, if it accepts keys: a text field, text view, search bar or other `UIKeyInput`
  /// view; otherwise `nil`.
  package var receiver: UIView? { Self.receiver(in: window) }

  private static func receiver(in view: UIView) -> UIView? {
    if view.isFirstResponder {
      switch view {
      case is UITextField, is UITextView, is UISearchBar, is any UIKeyInput: return view
      default: break
      }
    }
    return view.subviews.lazy.compactMap(receiver).first
  }

  /// Presses the key of a character; a line break is the return key.
  ///
  /// - Returns: whether a view accepted the key.
  @discardableResult package func press(_ character: Character) -> Bool {
    let isReturn = character == "\n"
    switch receiver {
    case let field as UITextField:
      if isReturn { field.pressReturn() } else { field.insertText(String(character)) }
    case let bar as UISearchBar:
      if isReturn { bar.pressSearch() } else { bar.textWasTyped((bar.text ?? "") + String(character)) }
    case let view as UITextView: view.insertText(String(character))
    case let view as any UIKeyInput: view.insertText(String(character))
    default: return false
    }
    return true
  }

  /// Presses the delete key.
  ///
  /// - Returns: whether a view accepted the key.
  @discardableResult package func deleteBackward() -> Bool {
    switch receiver {
    case let bar as UISearchBar: bar.textWasTyped(String((bar.text ?? "").dropLast()))
    case let field as UITextField: field.deleteBackward()
    case let view as UITextView: view.deleteBackward()
    case let view as any UIKeyInput: view.deleteBackward()
    default: return false
    }
    return true
  }
}
