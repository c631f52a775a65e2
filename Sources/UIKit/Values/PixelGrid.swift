/// The grid of whole pixels on a screen with a given number of pixels per point.
///
/// UIKit rounds positions to the nearest pixel, halves up, and sizes of text up to the next pixel. Layout rounds frames
/// with it (`FrameApplication`), and labels their sizes (``UILabel``).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; at least a tiny positive number.
  public let scale: CGFloat

  /// Creates the grid of a screen scale; a scale that is not positive counts as 1.
  public init(scale: CGFloat) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The pixel nearest to `value` points, halves up.
  ///
  /// Solved values carry errors in the last bits, so a value that close to the half counts as the half.
  public func nearest(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.slack).rounded(.down) / scale
  }

  /// The next pixel at or above `value` points.
  public func up(_ value: CGFloat) -> CGFloat {
    (value * scale - Self.slack).rounded(.up) / scale
  }

  /// The rectangle whose four edges lie on the pixels nearest to those of `rect`.
  public func nearest(_ rect: CGRect) -> CGRect {
    let left = nearest(rect.minX)
    let top = nearest(rect.minY)
    return CGRect(x: left, y: top, width: nearest(rect.maxX) - left, height: nearest(rect.maxY) - top)
  }

  private static let slack: CGFloat = 1e-6
}
