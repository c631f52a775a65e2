import Foundation
import Typesetting

/// A marked rectangle on a picture of a screen, usually the place of an audit finding.
nonisolated public struct Highlight: Hashable, Sendable {
  /// The meaning of a mark, which decides how its frame is drawn.
  public enum Style: Hashable, Sendable {
    /// The place of the fault itself, with a solid frame.
    case fault
    /// A place that is related to the fault, such as the view that another view covers. Its frame is dashed.
    case related
  }

  /// The marked rectangle in the coordinates of the root view, in points.
  public var rect: CGRect
  /// The text in a badge at the rectangle's corner, usually the number of the finding in a list below the picture.
  public var label: String
  /// The meaning of the mark.
  public var style: Style

  /// Makes a mark for a rectangle in the coordinates of the root view.
  public init(rect: CGRect, label: String, style: Style = .fault) {
    self.rect = rect
    self.label = label
    self.style = style
  }
}

extension Highlight {
  /// Draws a frame around the rectangle, and a badge with the label at its corner. Both are moved into the screen if
  /// necessary.
  func draw(on canvas: Canvas, in screen: CGRect) {
    let color = OverlayColor.finding
    // If the rectangle is empty or outside of the screen, a small frame at the nearest point inside the screen is
    // drawn.
    let visible = clamped(rect.insetBy(dx: -1.5, dy: -1.5), to: screen)
    canvas.fill(Path(visible, cornerRadius: 3), color.faded(by: style == .fault ? 0.1 : 0.04))
    canvas.border(
      visible, color, width: style == .fault ? 1.5 : 1, cornerRadius: 3, dash: style == .fault ? [] : [4, 3])
    guard !label.isEmpty else { return }
    let caption = Caption(text: label, size: 10, weight: .semibold, color: .white)
    let text = caption.layout()
    let size = CGSize(width: min(screen.width, max(16, text.width + 9)), height: 16)
    let above = visible.minY - size.height + 4
    let badge = CGRect(
      x: min(max(screen.minX, visible.minX - 4), screen.maxX - size.width),
      y: min(max(screen.minY, above), screen.maxY - size.height), width: size.width, height: size.height)
    canvas.fill(Path(badge, cornerRadius: 8), color)
    caption.draw(in: badge.insetBy(dx: 4, dy: 0), on: canvas)
  }

  private func clamped(_ rect: CGRect, to screen: CGRect) -> CGRect {
    func clamp(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> (Double, Double) {
      let start = min(max(low, from), to - 6)
      return (start, max(min(high, to), start + 6))
    }
    let (left, right) = clamp(rect.minX, rect.maxX, screen.minX, screen.maxX)
    let (top, bottom) = clamp(rect.minY, rect.maxY, screen.minY, screen.maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
