import UIKit

extension UIPickerView: DrawsContent {
  /// Draws a wheel with grey bars in place of the rows' texts, which only the app's data source knows. Bars are fainter
  /// the farther they are from the selected row.
  func drawContent(on canvas: Canvas) {
    let wheel = WheelDrawing(bounds: bounds, label: resolved(.label), band: resolved(.tertiarySystemFill))
    wheel.drawBand(on: canvas)
    wheel.drawRows(on: canvas) { row, rect, color in
      let width = rect.width * [0.34, 0.26, 0.42, 0.3, 0.38][(row + 5) % 5]
      let bar = CGRect(x: rect.midX - width / 2, y: rect.midY - 5, width: width, height: 10)
      canvas.fill(Path(bar, cornerRadius: 5), color.faded(by: 0.25))
    }
  }
}

/// Draws the rows of a picker's wheel. Rows are 32 points high in the middle, and lower and fainter towards the edges.
struct WheelDrawing {
  let bounds: CGRect
  let label: Color
  let band: Color

  /// Draws the band behind the selected row.
  func drawBand(on canvas: Canvas) {
    let rect = CGRect(
      x: bounds.minX + 9, y: bounds.midY - 16, width: max(0, bounds.width - 18), height: min(32, bounds.height))
    canvas.fill(Path(rect, cornerRadius: 8), band)
  }

  /// Calls `drawRow` for each visible row with its number (0 for the selected row), rectangle and colour.
  func drawRows(on canvas: Canvas, in columns: CGRect? = nil, drawRow: (Int, CGRect, Color) -> Void) {
    let area = columns ?? bounds.insetBy(dx: 20, dy: 0)
    guard bounds.height > 0, area.width > 0 else { return }
    // The wheel has a minimum radius: a low picker shows only a part of the wheel, not a smaller wheel.
    let radius = max(90, bounds.height / 2)
    canvas.saved {
      canvas.clip(to: bounds)
      for row in -3...3 {
        let angle = Double(row) * 0.4
        let y = bounds.midY + sin(angle) * radius * 0.93
        let height = 32 * cos(angle)
        let strength = row == 0 ? 1 : max(0.12, 0.62 - 0.17 * abs(Double(row)))
        drawRow(
          row, CGRect(x: area.minX, y: y - height / 2, width: area.width, height: height), label.faded(by: strength))
      }
    }
  }
}
