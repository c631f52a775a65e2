import UIKit

extension UIToolbar: DrawsContent, DrawsSheet {
  var sheet: BarDrawing {
    BarDrawing(bar: self, style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
  }

  /// The bar with its buttons.
  func drawContent(on canvas: Canvas) {
    if backgroundColor == nil {
      sheet.drawSheet(in: bounds, on: canvas)
      sheet.drawHairline(atTop: true, of: bounds, on: canvas)
    }
    for (item, frame) in zip(items ?? [], itemFrames) { sheet.draw(item, in: frame, on: canvas) }
    drawText(on: canvas)
  }
}
