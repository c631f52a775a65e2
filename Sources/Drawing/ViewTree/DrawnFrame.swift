import UIKit

extension UIView {
  /// The frame of the view in a picture of `root`, with the origin at the picture's top left.
  public func drawnFrame(in root: UIView) -> CGRect { drawnRect(bounds, in: root) }

  /// Converts a rectangle from the view's own coordinates to those of a picture of `root`. They differ from the
  /// coordinates of `root` if `root` is scrolled.
  func drawnRect(_ rect: CGRect, in root: UIView) -> CGRect {
    let seen = self === root ? rect : convert(rect, to: root)
    return seen.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}
