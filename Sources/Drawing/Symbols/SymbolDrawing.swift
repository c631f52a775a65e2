import Foundation

/// Draws a system symbol (SF Symbol) by its name. The shapes are our own simple drawings, because Apple's symbols
/// cannot be shipped.
struct SymbolDrawing {
  private let outline: SymbolOutline
  private var enclosure: Path?
  private var isFilled = false
  private var isSlashed = false

  /// Makes the drawing of a symbol with a name such as `xmark.circle.fill`; `nil` if there is no shape for it in
  /// ``SymbolOutline/table``.
  init?(named name: String) {
    var parts = name.split(separator: ".")
    if let badge = parts.firstIndex(of: "badge") { parts.removeSubrange(badge...) }
    if parts.last == "rtl" || parts.last == "ltr" { parts.removeLast() }
    if parts.contains("fill") {
      isFilled = true
      parts.removeAll { $0 == "fill" }
    }
    if parts.contains("slash") {
      isSlashed = true
      parts.removeAll { $0 == "slash" }
    }
    if let outline = SymbolOutline.table[parts.joined(separator: ".")] {
      self.outline = outline
      return
    }
    guard let last = parts.popLast(), let enclosure = Self.enclosures[String(last)],
      let outline = SymbolOutline.table[parts.joined(separator: ".")]
    else { return nil }
    self.outline = outline
    self.enclosure = enclosure
  }

  private static let enclosures: [String: Path] = [
    "circle": Path(grid: "O 12 12 10.5"),
    "square": Path(grid: "R 2 2 20 20 4.5"),
    "app": Path(grid: "R 2 2 20 20 6"),
    "rectangle": Path(grid: "R 0 3 24 18 3.5"),
    "triangle": Path(grid: "M 12 1.5 23.5 22 0.5 22 Z"),
  ]

  /// Draws the symbol centred in `rect`, as large as fits.
  ///
  /// - Parameter penWidth: the width of lines, in units of the symbol's grid of 24 × 24.
  func draw(in rect: CGRect, color: Color, on canvas: Canvas, penWidth: Double = 1.9) {
    let ink = (enclosure?.bounds ?? outline.bounds).insetBy(dx: -penWidth / 2, dy: -penWidth / 2)
    guard rect.width > 0, rect.height > 0, ink.width > 0, ink.height > 0 else { return }
    // The scale is limited, because a dash or a chevron, which covers only a part of its grid, must not be enlarged to
    // the whole rectangle.
    let largest = max(rect.width, rect.height) / 22
    let scale = min(rect.width / ink.width, rect.height / ink.height, largest)
    canvas.saved {
      canvas.translate(x: rect.midX - ink.midX * scale, y: rect.midY - ink.midY * scale)
      canvas.scale(x: scale, y: scale)
      canvas.group(opacity: color.alpha) {
        drawShape(color: color.opaque, penWidth: penWidth, on: canvas)
      }
    }
  }

  private func drawShape(color: Color, penWidth: Double, on canvas: Canvas) {
    guard let enclosure else {
      guard isSlashed else { return drawOutline(color: color, penWidth: penWidth, on: canvas) }
      let slash = Path(grid: "M 3 3 21 21")
      canvas.knockedOut {
        drawOutline(color: color, penWidth: penWidth, on: canvas)
      } by: {
        canvas.stroke(slash, color, width: penWidth * 3, round: true)
      }
      return canvas.stroke(slash, color, width: penWidth, round: true)
    }
    if isFilled {
      canvas.knockedOut {
        canvas.fill(enclosure, color)
      } by: {
        drawEnclosed(color: color, penWidth: penWidth, on: canvas)
      }
    } else {
      canvas.stroke(enclosure, color, width: penWidth, round: true)
      drawEnclosed(color: color, penWidth: penWidth, on: canvas)
    }
  }

  private func drawOutline(color: Color, penWidth: Double, on canvas: Canvas) {
    guard isFilled else {
      canvas.stroke(outline.strokes, color, width: penWidth, round: true)
      return canvas.fill(outline.fills, color)
    }
    let (bodies, details) = outline.solidAndDetails
    canvas.knockedOut {
      canvas.fill(bodies, color)
      canvas.stroke(bodies, color, width: penWidth, round: true)
    } by: {
      canvas.stroke(details, color, width: penWidth * 0.8, round: true)
      canvas.fill(outline.fills, color)
    }
  }

  /// Draws the symbol shrunk, so that it fits inside its enclosure, such as a circle.
  private func drawEnclosed(color: Color, penWidth: Double, on canvas: Canvas) {
    let factor = 0.52
    let middle = enclosure?.bounds.width == 23 ? 15.0 : 12.0
    canvas.saved {
      canvas.translate(x: 12 - 12 * factor, y: middle - 12 * factor)
      canvas.scale(x: factor, y: factor)
      canvas.stroke(outline.strokes, color, width: penWidth / factor, round: true)
      canvas.fill(outline.fills, color)
    }
  }
}
