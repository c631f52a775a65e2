// Made by `make surface` from Surface/UIKit/TextDisplay.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// An object that letters can be typed into. Inert: only text fields, text views and search bars are typed into.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Adds letters.
  func insertText(_ text: String)
  /// Takes the last letter away.
  func deleteBackward()
}
