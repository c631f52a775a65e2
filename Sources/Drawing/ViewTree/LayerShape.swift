import UIKit

/// The outline of a view's layer, with its background, border and shadow.
struct LayerShape {
  private let view: UIView
  private let bounds: CGRect
  private let corners: [Double]

  init(of view: UIView) {
    self.view = view
    bounds = view.bounds
    let (radius, mask) = (Double(view.layer.cornerRadius), view.layer.maskedCorners)
    let order: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    corners =
      radius > 0 ? order.map { mask.contains($0) ? radius : 0 } : (view as? any StyledLayer)?.standardCorners ?? []
  }

  /// The area that the layer itself may cover: its bounds and its shadow.
  var extent: CGRect {
    guard view.layer.shadowOpacity > 0 else { return bounds }
    let (offset, radius) = (view.layer.shadowOffset, Double(view.layer.shadowRadius))
    return bounds.union(bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -radius, dy: -radius))
  }

  /// Draws the shadow and the background colour.
  func drawBackground(on canvas: Canvas) {
    let own = view.backgroundColor ?? view.layer.backgroundColor.map { UIColor(cgColor: $0) }
    let color = (own ?? (view as? any StyledLayer)?.standardBackground).map(view.resolved) ?? .clear
    if view.layer.shadowOpacity > 0, color.alpha > 0 { drawShadow(on: canvas) }
    guard color.alpha > 0, bounds.width > 0, bounds.height > 0 else { return }
    if corners.allSatisfy({ $0 <= 0 }) { canvas.fill(bounds, color) } else { canvas.fill(path, color) }
  }

  /// Draws the border, inside the bounds and above everything else.
  func drawBorder(on canvas: Canvas) {
    let width = Double(view.layer.borderWidth)
    guard width > 0 else { return }
    let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
    guard inner.width > 0, inner.height > 0 else { return }
    let color = view.layer.borderColor.map { Color($0) } ?? .black
    canvas.stroke(Path(inner, corners: corners.map { max(0, $0 - width / 2) }), color, width: width)
  }

  /// Limits drawing to the inside of the layer.
  func clip(_ canvas: Canvas) {
    if corners.allSatisfy({ $0 <= 0 }) { canvas.clip(to: bounds) } else { canvas.clip(to: path) }
  }

  private var path: Path { Path(bounds, corners: corners) }

  private func drawShadow(on canvas: Canvas) {
    let color = view.layer.shadowColor.map { Color($0) } ?? .black
    canvas.shadow(
      of: bounds, corners: corners, color: color.faded(by: Double(view.layer.shadowOpacity)),
      offset: view.layer.shadowOffset, radius: Double(view.layer.shadowRadius))
  }
}
