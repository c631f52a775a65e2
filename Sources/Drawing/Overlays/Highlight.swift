import Foundation
import Typesetting

/// A marked place on a screen, usually of a finding.
nonisolated public struct Highlight: Hashable, Sendable {
  /// The meaning of the mark, which decides its colour.
  public enum Style: Hashable, Sendable {
    /// The place of the fault.
    case fault
    /// A related place, such as the sibling that a view covers.
    case related
  }

  /// The place in the coordinates of the root view, in points.
  public var rect: CGRect
  /// The text beside the place, usually the number of the finding in a list below the picture.
  public var label: String
  /// The meaning of the mark.
  public var style: Style

  /// Makes a mark.
  public init(rect: CGRect, label: String, style: Style = .fault) {
    self.rect = rect
    self.label = label
    self.style = style
  }
}

extension Highlight {
  /// Draws a frame around the place and a badge with the label at its corner, both kept inside the picture.
  func draw(on canvas: Canvas, in screen: CGRect) {
    let color = OverlayColor.finding
    // A place that is empty or off the screen is marked at the nearest point of the screen's edge.
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
