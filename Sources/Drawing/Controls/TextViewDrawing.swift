import UIKit

extension UITextView: DrawsContent {
  /// Draws the text, which scrolls with the content.
  func drawContent(on canvas: Canvas) {
    drawText(on: canvas)
  }
}
