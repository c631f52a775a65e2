import Foundation

extension UIAccessibility {
  /// Converts a rectangle from the coordinates of `view` to those of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    let origin = view.window?.frame.origin ?? .zero
    return inWindow.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Tells the system's Zoom feature which rectangle has the focus. Inert: nothing is magnified.
  public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {}
}

/// What the focus of the system's Zoom feature is on.
public enum UIAccessibilityZoomType: Int, Hashable, Sendable {
  /// The place where text is inserted.
  case insertionPoint = 0
}
