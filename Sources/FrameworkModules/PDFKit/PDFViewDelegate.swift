import Foundation
import UIKit

/// Is told what the person taps. Inert: it is never called.
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
  /// A link was tapped.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  /// Does nothing.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}
