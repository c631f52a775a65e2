import UIKit

extension UIScrollView {
  /// How far content that has not been scrolled is drawn below and right of its layout position, in points.
  ///
  /// At rest, a scroll view shows its content next to the bars, moved by its adjusted insets. Layout does not change
  /// the origin of the bounds, so drawing applies the offset.
  var restingShift: CGSize {
    guard bounds.origin == .zero else { return .zero }
    let insets = adjustedContentInset
    if startsBelow(insets.top) { return .zero }
    return CGSize(width: insets.left, height: insets.top)
  }

  /// Whether layout has placed the rows below the bars already, as older canvases do.
  private func startsBelow(_ top: Double) -> Bool {
    guard top > 0, self is UITableView || self is UICollectionView else { return false }
    let content = subviews.filter { !$0.isHidden && $0.bounds != bounds }
    return !content.isEmpty && content.allSatisfy { $0.frame.minY >= top }
  }
}

extension UIView {
  /// The frame of the view in a picture of `root`, in the coordinates of `root`; scrolled content is next to the bars.
  public func drawnFrame(in root: UIView) -> CGRect { drawnRect(bounds, in: root) }

  /// A rectangle in the view's own coordinates, in the coordinates of a picture of `root`.
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
