import Typesetting
import UIKit

/// Draws overlays over the picture of a view tree, in the coordinates of its root view.
struct OverlayDrawing {
  let root: UIView
  let canvas: Canvas

  /// Draws one kind of overlay for all visible views.
  func draw(_ kind: OverlayKind) {
    switch kind {
    case .frames: forEachVisibleView { drawFrame(of: $0) }
    case .classes: forEachVisibleView { drawClass(of: $0) }
    case .alignment: forEachVisibleView { drawAlignmentRect(of: $0) }
    case .baselines: forEachVisibleView { drawBaselines(of: $0) }
    case .margins: forEachVisibleView { drawMargins(of: $0) }
    case .safeArea: drawSafeArea()
    }
  }

  // MARK: One view

  private func drawFrame(of view: UIView) {
    let rect = rect(view.bounds, of: view)
    let role = view.screenRole
    if role.isLeaf { canvas.fill(rect, role.color.faded(by: 0.08)) }
    canvas.border(rect, role.color.faded(by: 0.9), width: pixel, dash: role == .stack ? [3, 2] : [])
  }

  private func drawClass(of view: UIView) {
    let rect = rect(view.bounds, of: view)
    let caption = Caption(text: "\(type(of: view))", size: 7, color: view.screenRole.color, position: 0)
    let height = caption.layout().height
    guard rect.height >= height, rect.width >= 20 else { return }
    let plate = CGRect(
      x: rect.minX, y: rect.minY, width: min(rect.width, caption.layout().width + 3), height: height)
    canvas.fill(plate, Color(white: 1, alpha: 0.75))
    caption.draw(in: plate.insetBy(dx: 1, dy: 0), on: canvas)
  }

  private func drawAlignmentRect(of view: UIView) {
    let insets = view.alignmentRectInsets
    guard insets != .zero else { return }
    let aligned = CGRect(
      x: view.bounds.minX + insets.left, y: view.bounds.minY + insets.top,
      width: view.bounds.width - insets.left - insets.right, height: view.bounds.height - insets.top - insets.bottom)
    canvas.border(rect(aligned, of: view), OverlayColor.alignment, width: pixel, dash: [2, 2])
  }

  private func drawBaselines(of view: UIView) {
    let bounds = view.bounds
    let insets = view.alignmentRectInsets
    let height = bounds.height - insets.top - insets.bottom
    var heights: [CGFloat] = []
    for position in [view.firstBaselinePosition, view.lastBaselinePosition] {
      guard let position else { continue }
      let y = bounds.minY + insets.top + position.y(inHeight: height)
      if heights.last.map({ abs($0 - y) > 0.5 }) ?? true { heights.append(y) }
    }
    for y in heights {
      let line = rect(CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0), of: view)
      canvas.fill(
        CGRect(x: line.minX, y: line.minY - pixel / 2, width: line.width, height: pixel), OverlayColor.baseline)
    }
  }

  private func drawMargins(of view: UIView) {
    guard !view.subviews.isEmpty else { return }
    let inner = view.layoutMarginsGuide.layoutFrame
    guard inner != view.bounds, inner.width > 0, inner.height > 0 else { return }
    canvas.border(rect(inner, of: view), OverlayColor.margin, width: pixel, dash: [4, 3])
  }

  private func drawSafeArea() {
    let safe = rect(root.safeAreaLayoutGuide.layoutFrame, of: root)
    let outside = rect(root.bounds, of: root)
    guard safe != outside else { return }
    var covered = Path(outside)
    covered.add(Path(safe))
    canvas.fill(covered, OverlayColor.safeArea.faded(by: 0.12), evenOdd: true)
    canvas.border(safe, OverlayColor.safeArea, width: pixel)
  }

  // MARK: The tree

  private func forEachVisibleView(_ body: (UIView) -> Void) {
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      body(view)
      for subview in view.subviews { visit(subview) }
    }
    for subview in root.subviews { visit(subview) }
  }

  private func rect(_ rect: CGRect, of view: UIView) -> CGRect {
    view.drawnRect(rect, in: root)
  }

  private var pixel: Double { 1 / min(canvas.scale, 2) }
}

/// The fixed colours of overlays.
enum OverlayColor {
  static let alignment = Color(hex: 0xD6336C)
  static let baseline = Color(hex: 0xE8590C, alpha: 0.8)
  static let margin = Color(hex: 0x9C36B5, alpha: 0.8)
  static let safeArea = Color(hex: 0x2F9E44)
  static let finding = Color(hex: 0xE03131)
}
