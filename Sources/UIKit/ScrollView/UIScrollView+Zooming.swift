import Foundation

/// Zooming by code. The view that the delegate returns from `viewForZooming(in:)` gets a transform, and the content
/// gets the size of the transformed view.
extension UIScrollView {
  /// The scale at which the zoomed view is drawn; 1 if the delegate returns no view. A new value is limited to the
  /// range from `minimumZoomScale` to `maximumZoomScale`.
  public var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers zoom: never.
  public var isZooming: Bool { false }

  /// Scales the view that the delegate returns from `viewForZooming(in:)`, and calls the delegate. Does nothing if the
  /// delegate returns no view. The change is never animated.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let scale = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Zooms so that a rectangle, in the coordinates of the zoomed view, fills the bounds, as far as `minimumZoomScale`
  /// and `maximumZoomScale` allow.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let scale = zoomScale
    let shown = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    let furthest = CGPoint(
      x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    contentOffset = CGPoint(
      x: min(max(0, shown.midX - bounds.width / 2), furthest.x),
      y: min(max(0, shown.midY - bounds.height / 2), furthest.y))
  }

  private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }
}
