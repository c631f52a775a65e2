import Foundation

extension UIAccessibility {
  /// A rectangle of a view in the coordinates of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil)
    let origin = view.window?.frame.origin ?? .zero
    return inWindow.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Tells the magnifier where to look. Inert: nothing is magnified.
  public static func zoomFocusChanged(zoomType type: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {}
}

/// What the magnifier looks at.
public enum UIAccessibilityZoomType: Int, Hashable, Sendable {
  /// Where text is inserted.
  case insertionPoint = 0
}
