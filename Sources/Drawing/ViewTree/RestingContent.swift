import UIKit

extension UIScrollView {
  /// How far the content of a scroll view that has not been scrolled is drawn to the right of and below its layout
  /// position, in points.
  ///
  /// On a device, the content offset of such a scroll view is minus its adjusted content insets, so that the content
  /// begins below the bars. Here, layout leaves the origin of the bounds at zero, so drawing moves the content instead.
  var restingShift: CGSize {
    guard bounds.origin == .zero else { return .zero }
    let insets = adjustedContentInset
    if startsBelow(insets.top) { return .zero }
    return CGSize(width: insets.left, height: insets.top)
  }

  /// Whether layout has already positioned the rows of a list below the bars, as older versions of Interface Builder's
  /// canvas do.
  private func startsBelow(_ top: Double) -> Bool {
    guard top > 0, self is UITableView || self is UICollectionView else { return false }
    let content = subviews.filter { !$0.isHidden && $0.bounds != bounds }
    return !content.isEmpty && content.allSatisfy { $0.frame.minY >= top }
  }
}

extension UIView {
  /// The frame of the view in a picture of `root`, with the origin at the picture's top left. It differs from the
  /// layout if the view is inside a scroll view, whose content is drawn below the bars.
  public func drawnFrame(in root: UIView) -> CGRect { drawnRect(bounds, in: root) }

  /// Converts a rectangle from the view's own coordinates to those of a picture of `root`.
  func drawnRect(_ rect: CGRect, in root: UIView) -> CGRect {
    var seen = self === root ? rect : convert(rect, to: root)
    var ancestor = self === root ? nil : superview
    while let view = ancestor {
      if let scroll = view as? UIScrollView {
        seen = seen.offsetBy(dx: scroll.restingShift.width, dy: scroll.restingShift.height)
      }
      ancestor = view === root ? nil : view.superview
    }
    return seen.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}
