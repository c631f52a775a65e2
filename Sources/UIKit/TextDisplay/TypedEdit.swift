import Foundation

/// The change that a key makes to a text. The delegate is asked about the range and the replacement.
struct TypedEdit {
  /// The part that is replaced, in UTF-16 units.
  let range: NSRange
  let replacement: String
  /// The whole text after the change.
  let result: String

  /// Typing at the end of a text.
  init(appending typed: String, to text: String) {
    range = NSRange(location: text.utf16.count, length: 0)
    replacement = typed
    result = text + typed
  }

  /// Deleting the last character of a text; `nil` if there is none.
  init?(deletingLastOf text: String) {
    guard let last = text.last else { return nil }
    let length = last.utf16.count
    range = NSRange(location: text.utf16.count - length, length: length)
    replacement = ""
    result = String(text.dropLast())
  }
}
