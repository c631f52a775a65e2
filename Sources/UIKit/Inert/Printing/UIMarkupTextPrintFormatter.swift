import Foundation

/// Makes pages of HTML. Inert: there is no printer.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML.
  open var markupText: String?
  /// Creates it.
  public init(markupText: String) { self.markupText = markupText }
}
