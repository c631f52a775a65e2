import Foundation

/// The change that a key press makes to a text. Its range and replacement are what the delegate's `shouldChange…`
/// method gets.
struct TypedEdit {
  /// The range of the text before the change that is replaced, in UTF-16 code units.
  let range: NSRange
  let replacement: String
  /// The whole text after the change.
  let result: String

  /// Creates the change that typing at the end of a text makes.
  init(appending typed: String, to text: String) {
    range = NSRange(location: text.utf16.count, length: 0)
    replacement = typed
    result = text + typed
  }

  /// Creates the change that deletes the last character of a text; `nil` if the text is empty.
  init?(deletingLastOf text: String) {
    guard let last = text.last else { return nil }
    let length = last.utf16.count
    range = NSRange(location: text.utf16.count - length, length: length)
    replacement = ""
    result = String(text.dropLast())
  }
}
