import UIKit

extension UITextView: DrawsContent {
  /// The text, scrolled with the content.
  func drawContent(on canvas: Canvas) {
    drawText(on: canvas)
  }
}
