import UIKit

/// The outline of a layer. It draws the layer's background, border and shadow, and clips to the outline.
struct LayerShape {
  private let layer: CALayer
  private let bounds: CGRect
  private let corners: [Double]
  private let background: Color

  /// Makes the shape of a view's layer.
  init(of view: UIView) {
    let style = view as? any StyledLayer
    let own = view.backgroundColor ?? view.layer.backgroundColor.map { UIColor(cgColor: $0) }
    self.init(
      layer: view.layer, bounds: view.bounds, standardCorners: style?.standardCorners ?? [],
      background: (own ?? style?.standardBackground).map(view.resolved) ?? .clear)
  }

  /// Makes the shape of a layer that does not belong to a view.
  init(of layer: CALayer) {
    self.init(
      layer: layer, bounds: layer.bounds, standardCorners: [],
      background: layer.backgroundColor.map { Color($0) } ?? .clear)
  }

  private init(layer: CALayer, bounds: CGRect, standardCorners: [Double], background: Color) {
    self.layer = layer
    self.bounds = bounds
    self.background = background
    let (radius, mask) = (Double(layer.cornerRadius), layer.maskedCorners)
    let order: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    corners = radius > 0 ? order.map { mask.contains($0) ? radius : 0 } : standardCorners
  }

  /// The rectangle that the layer without its sublayers can cover: its bounds and its shadow, in its own coordinates.
  var extent: CGRect {
    guard layer.shadowOpacity > 0 else { return bounds }
    let (offset, radius) = (layer.shadowOffset, Double(layer.shadowRadius))
    return bounds.union(bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -radius, dy: -radius))
  }

  /// Draws the shadow and the background colour.
  func drawBackground(on canvas: Canvas) {
    if layer.shadowOpacity > 0, background.alpha > 0 { drawShadow(on: canvas) }
    guard background.alpha > 0, bounds.width > 0, bounds.height > 0 else { return }
    if corners.allSatisfy({ $0 <= 0 }) { canvas.fill(bounds, background) } else { canvas.fill(path, background) }
  }

  /// Draws the border inside the bounds. It has to be drawn after the layer's content and sublayers, because it is
  /// above them.
  func drawBorder(on canvas: Canvas) {
    let width = Double(layer.borderWidth)
    guard width > 0 else { return }
    let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
    guard inner.width > 0, inner.height > 0 else { return }
    let color = layer.borderColor.map { Color($0) } ?? .black
    canvas.stroke(Path(inner, corners: corners.map { max(0, $0 - width / 2) }), color, width: width)
  }

  /// Limits drawing on the canvas to the inside of the layer's outline.
  func clip(_ canvas: Canvas) {
    if corners.allSatisfy({ $0 <= 0 }) { canvas.clip(to: bounds) } else { canvas.clip(to: path) }
  }

  private var path: Path { Path(bounds, corners: corners) }

  private func drawShadow(on canvas: Canvas) {
    let color = layer.shadowColor.map { Color($0) } ?? .black
    canvas.shadow(
      of: bounds, corners: corners, color: color.faded(by: Double(layer.shadowOpacity)),
      offset: layer.shadowOffset, radius: Double(layer.shadowRadius))
  }
}
