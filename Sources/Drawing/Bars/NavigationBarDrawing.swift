import Typesetting
import UIKit

extension UINavigationBar: DrawsContent, DrawsSheet {
  var hasSheet: Bool {
    shownBackground != nil || barStyle == .black || (!showsLargeTitle && fillsAtRest)
  }

  private var fillsAtRest: Bool { traitCollection.layoutPolicy.bars.fillsNavigationBarsAtRest }

  /// Draws the bar with its prompt, titles and buttons. A bar with a large title has no background of its own unless
  /// the app has set one.
  func drawContent(on canvas: Canvas) {
    if backgroundColor == nil {
      sheet.drawSheet(in: bounds, on: canvas)
      if barPosition == .topAttached, let superview { sheet.drawExtension(toEdgeOf: superview, on: canvas) }
      if hasSheet { sheet.drawHairline(atTop: false, of: bounds, on: canvas) }
    }
    drawBackButton(on: canvas)
    for (item, frame) in itemFrames { sheet.draw(item, in: frame, on: canvas) }
    drawText(on: canvas)
  }

  /// Draws the back button: a chevron, and the title of the previous screen if it does not overlap the bar's own title.
  private func drawBackButton(on canvas: Canvas) {
    // The other elements stand for items of the bar.
    guard let button = innerElements.first(where: { $0.source == nil }) else { return }
    let row = CGRect(x: bounds.minX, y: button.frame.minY, width: bounds.width, height: button.frame.height)
    let start = isRightToLeft ? row.maxX - 7.5 - 14 : row.minX + 7.5
    let chevron = CGRect(x: start, y: row.midY - 12.7, width: 14, height: 25.4)
    SymbolDrawing(named: isRightToLeft ? "chevron.right" : "chevron.left")?
      .draw(in: chevron, color: resolvedTint, on: canvas, penWidth: 2.2)
    let title = Caption(text: button.label ?? "", size: 17, color: resolvedTint, position: isRightToLeft ? 1 : 0)
    let width = title.layout().width + 1
    let room = CGRect(
      x: isRightToLeft ? chevron.minX - 6.5 - width : chevron.maxX + 6.5, y: row.minY, width: width, height: row.height)
    let titles = textPlacements.map(\.lineBounds)
    guard !titles.contains(where: { $0.insetBy(dx: -8, dy: 0).intersects(room) }) else { return }
    title.draw(in: room, on: canvas)
  }
}
