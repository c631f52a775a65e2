import Foundation

/// A view with a text and a selection in it.
@MainActor protocol EditedText: UIResponder {
  /// The text without attributes.
  var editedText: String { get }
  /// The selected part, in UTF-16 code units.
  var selectedRange: NSRange { get set }
}
