import Foundation

extension UIAccessibility {
  /// Converts a rectangle from the coordinates of `view` to those of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    let origin = view.window?.frame.origin ?? .zero
    return inWindow.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Converts a path from the coordinates of `view` to those of the screen. Returns a converted copy.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect(origin: .zero, size: .zero), in: view).origin
    let (x, y) = (
      convertToScreenCoordinates(CGRect(x: 1, y: 0, width: 0, height: 0), in: view).origin,
      convertToScreenCoordinates(CGRect(x: 0, y: 1, width: 0, height: 0), in: view).origin
    )
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
    return converted
  }

  /// Tells the system's Zoom feature which rectangle has the focus. Inert: nothing is magnified.
  public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {}
}

/// What the focus of the system's Zoom feature is on.
public enum UIAccessibilityZoomType: Int, Hashable, Sendable {
  /// The place where text is inserted.
  case insertionPoint = 0
}
