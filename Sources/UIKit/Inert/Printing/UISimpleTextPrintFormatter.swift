import Foundation

/// Makes pages of text. Inert: there is no printer.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// Creates it.
  public init(text: String) { self.text = text }
}
