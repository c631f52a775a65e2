import UIKit

extension UINavigationBar: DrawsContent {
  /// The bar with its prompt, titles and buttons. Large titles stand on the screen's own background.
  func drawContent(on canvas: Canvas) {
    let drawing = BarDrawing(bar: self, style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    if backgroundColor == nil {
      if showsLargeTitle, barTintColor == nil {
        canvas.fill(bounds, resolved(.systemBackground))
      } else {
        drawing.drawSheet(in: bounds, on: canvas)
        drawing.drawHairline(atTop: false, of: bounds, on: canvas)
      }
    }
    for (item, frame) in itemFrames { drawing.draw(item, in: frame, on: canvas) }
    drawText(on: canvas)
  }
}
