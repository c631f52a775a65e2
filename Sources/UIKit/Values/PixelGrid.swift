/// Rounds lengths in points to whole pixels, for a screen with a given number of pixels per point.
///
/// UIKit rounds positions to the nearest pixel, halves up, and sizes of text up to the next pixel. Here, layout uses
/// this type to round frames (`FrameApplication`), and labels to round their sizes (``UILabel``).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; always positive.
  public let scale: CGFloat

  /// Creates the grid of a screen scale; a scale that is not positive counts as 1.
  public init(scale: CGFloat) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// A position in points, rounded to the nearest pixel, halves up.
  ///
  /// The solver's values have floating-point errors. So a value that lies less than a millionth of a pixel below a half
  /// is rounded up, too.
  public func nearest(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.slack).rounded(.down) / scale
  }

  /// A length in points, rounded up to the next pixel. A length that exceeds a whole pixel by less than a millionth is
  /// rounded down, because the excess may be a floating-point error.
  public func up(_ value: CGFloat) -> CGFloat {
    (value * scale - Self.slack).rounded(.up) / scale
  }

  /// A rectangle with each of its four edges rounded to the nearest pixel.
  public func nearest(_ rect: CGRect) -> CGRect {
    let left = nearest(rect.minX)
    let top = nearest(rect.minY)
    return CGRect(x: left, y: top, width: nearest(rect.maxX) - left, height: nearest(rect.maxY) - top)
  }

  private static let slack: CGFloat = 1e-6
}
