import UIKit

extension UIToolbar: DrawsContent, DrawsBottomSheet {
  /// Draws the bar with its buttons.
  func drawContent(on canvas: Canvas) {
    drawSheet(on: canvas)
    if barPosition == .bottom, backgroundColor == nil, let superview {
      sheet.drawExtension(toEdgeOf: superview, on: canvas)
    }
    for (item, frame) in zip(items ?? [], itemFrames) { sheet.draw(item, in: frame, on: canvas) }
    drawText(on: canvas)
  }
}
