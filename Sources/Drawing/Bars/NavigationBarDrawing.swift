import UIKit

extension UINavigationBar: DrawsContent, DrawsSheet {
  var sheet: BarDrawing {
    BarDrawing(
      bar: self, style: barStyle, tint: barTintColor, isTranslucent: isTranslucent,
      hasSheet: !showsLargeTitle || barTintColor != nil)
  }

  /// The bar with its prompt, titles and buttons. Large titles stand on the screen's own background.
  func drawContent(on canvas: Canvas) {
    if backgroundColor == nil {
      sheet.drawSheet(in: bounds, on: canvas)
      if sheet.hasSheet { sheet.drawHairline(atTop: false, of: bounds, on: canvas) }
    }
    for (item, frame) in itemFrames { sheet.draw(item, in: frame, on: canvas) }
    drawText(on: canvas)
  }
}
