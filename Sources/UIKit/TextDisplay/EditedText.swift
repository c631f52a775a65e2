import Foundation

/// A view whose text the user edits, such as a text field, with the selection in the text.
@preconcurrency @MainActor protocol EditedText: UIResponder {
  /// The text as a plain string.
  var editedText: String { get }
  /// The selected range, in UTF-16 code units; of length 0 for a cursor.
  var selectedRange: NSRange { get set }
}
