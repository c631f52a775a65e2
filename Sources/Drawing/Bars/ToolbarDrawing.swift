import UIKit

extension UIToolbar: DrawsContent {
  /// The bar with its buttons.
  func drawContent(on canvas: Canvas) {
    let drawing = BarDrawing(bar: self, style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    if backgroundColor == nil {
      drawing.drawSheet(in: bounds, on: canvas)
      drawing.drawHairline(atTop: true, of: bounds, on: canvas)
    }
    for (item, frame) in zip(items ?? [], itemFrames) { drawing.draw(item, in: frame, on: canvas) }
    drawText(on: canvas)
  }
}
