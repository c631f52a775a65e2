import UIKit

extension UIToolbar: DrawsContent, DrawsBottomSheet {
  /// The bar with its buttons.
  func drawContent(on canvas: Canvas) {
    drawSheet(on: canvas)
    if barPosition == .bottom, backgroundColor == nil, let container = superview {
      let below = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: container.bounds.maxY - frame.maxY)
      if below.height > 0 { sheet.drawSheet(in: below, on: canvas) }
    }
    for (item, frame) in zip(items ?? [], itemFrames) { sheet.draw(item, in: frame, on: canvas) }
    drawText(on: canvas)
  }
}
