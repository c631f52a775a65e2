import Foundation

/// An object into which text can be typed. Inert: only text fields, text views and search bars are typed into.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Adds typed text.
  func insertText(_ text: String)
  /// Removes the last character.
  func deleteBackward()
}
