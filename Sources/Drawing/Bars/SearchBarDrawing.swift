import UIKit

extension UISearchBar: DrawsContent {
  /// Draws the text field with a magnifying glass, and the cancel button and the scope bar if they are shown.
  func drawContent(on canvas: Canvas) {
    if searchBarStyle != .minimal, backgroundColor == nil {
      BarDrawing(bar: self, style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
        .drawSheet(in: bounds, on: canvas)
    }
    let field = fieldFrame
    canvas.fill(Path(field, cornerRadius: 10), resolved(.tertiarySystemFill))
    let glassX = isRightToLeft ? field.maxX - 25 : field.minX + 8
    let glass = CGRect(x: glassX, y: field.midY - 8.5, width: 17, height: 17)
    SymbolDrawing(named: "magnifyingglass")?.draw(in: glass, color: resolved(.secondaryLabel), on: canvas)
    drawText(on: canvas)
    if showsCancelButton {
      let x = isRightToLeft ? bounds.minX : field.maxX
      let room = CGRect(x: x, y: field.minY, width: 69, height: field.height)
      Caption(text: "Cancel", size: 17, color: resolvedTint).draw(in: room, on: canvas)
    }
    if showsScopeBar { drawScopes(below: field, on: canvas) }
  }

  private func drawScopes(below field: CGRect, on canvas: Canvas) {
    guard let titles = scopeButtonTitles, !titles.isEmpty else { return }
    let scopes = UISegmentedControl(items: titles)
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    scopes.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
    scopes.frame = CGRect(x: field.minX, y: field.maxY + 10, width: field.width, height: 32)
    ViewTreeDrawing(canvas: canvas).draw(scopes)
  }
}
