import Foundation

/// A layer that shows a part of what is inside.
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the origin of the bounds to a point, in the directions in which the layer scrolls.
  open func scroll(to p: CGPoint) {
    let (across, down) = (scrolls(.horizontally), scrolls(.vertically))
    bounds.origin = CGPoint(x: across ? p.x : bounds.minX, y: down ? p.y : bounds.minY)
  }

  /// Moves the bounds as little as possible so that a rectangle of the layer is visible.
  open func scroll(to r: CGRect) {
    let visible = bounds
    scroll(
      to: CGPoint(
        x: Self.origin(r.minX, r.maxX, of: visible.minX, visible.maxX),
        y: Self.origin(r.minY, r.maxY, of: visible.minY, visible.maxY)))
  }

  private func scrolls(_ mode: CAScrollLayerScrollMode) -> Bool { scrollMode == .both || scrollMode == mode }

  /// The start of a visible span that is moved so that it has another span; so that it has the start of one that is
  /// longer.
  private static func origin(_ start: CGFloat, _ end: CGFloat, of from: CGFloat, _ to: CGFloat) -> CGFloat {
    min(max(from, end - (to - from)), start)
  }
}
