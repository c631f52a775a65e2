import UIKit

extension UITextField: DrawsContent {
  /// Draws the border of the field's style, the text or the placeholder, and the clear button.
  func drawContent(on canvas: Canvas) {
    drawBorder(on: canvas)
    // Only fields with a border are dimmed if they are disabled.
    canvas.group(opacity: isEnabled || borderStyle == .none ? 1 : 0.5) {
      drawText(on: canvas)
      if showsClearButton { drawClearButton(on: canvas) }
    }
  }

  private var showsClearButton: Bool {
    (clearButtonMode == .always || clearButtonMode == .unlessEditing) && !(text ?? "").isEmpty
  }

  private func drawClearButton(on canvas: Canvas) {
    let box = clearButtonRect(forBounds: bounds)
    SymbolDrawing(named: "xmark.circle.fill")?.draw(in: box, color: resolved(.tertiaryLabel), on: canvas)
  }

  private func drawBorder(on canvas: Canvas) {
    if let background {
      ImageDrawing(image: background, tint: resolvedTint, isDark: isDark).draw(
        in: borderRect(forBounds: bounds), on: canvas)
    }
    let edge = resolved(.separator)
    switch borderStyle {
    case .none: break
    case .line: canvas.border(bounds, resolved(.label), width: 1)
    case .bezel:
      canvas.border(bounds, edge, width: 1)
      canvas.border(bounds.insetBy(dx: 1, dy: 1), resolved(.quaternaryLabel), width: 1)
    case .roundedRect:
      if backgroundColor == nil {
        canvas.fill(Path(bounds, cornerRadius: 5), resolved(isDark ? .systemGray6 : .systemBackground))
      }
      canvas.border(bounds, edge, width: max(hairline, 0.5), cornerRadius: 5)
    }
  }
}
