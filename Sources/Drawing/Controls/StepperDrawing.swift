import UIKit

extension UIStepper: DrawsContent {
  /// Draws a grey field with a minus and a plus sign, separated by a thin line.
  func drawContent(on canvas: Canvas) {
    canvas.fill(Path(bounds, cornerRadius: 8), resolved(.tertiarySystemFill))
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let divider = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
    canvas.fill(Path(divider, cornerRadius: 0.5), resolved(.quaternaryLabel))
    let (minus, plus) = isRightToLeft ? (right, left) : (left, right)
    drawSign("minus", in: minus, isActive: value > minimumValue || wraps, on: canvas)
    drawSign("plus", in: plus, isActive: value < maximumValue || wraps, on: canvas)
  }

  private func drawSign(_ name: String, in half: CGRect, isActive: Bool, on canvas: Canvas) {
    let box = CGRect(x: half.midX - 8, y: half.midY - 8, width: 16, height: 16)
    let color = resolved(.label).faded(by: isActive && isEnabled ? 1 : 0.3)
    SymbolDrawing(named: name)?.draw(in: box, color: color, on: canvas, penWidth: 2.2)
  }
}
