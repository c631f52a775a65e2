// Made by `make surface` from Surface/UIKit/TextDisplay.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// An object into which text can be typed. Inert for an app's own views: text is typed only into text fields, text
/// views and search bars.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether the object has any text.
  var hasText: Bool { get }
  /// Adds typed text. UIKit's own views add it at the end, not at the cursor.
  func insertText(_ text: String)
  /// Deletes the last character. UIKit's own views delete it at the end, not at the cursor.
  func deleteBackward()
}
