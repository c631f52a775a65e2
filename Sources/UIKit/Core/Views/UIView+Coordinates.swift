extension UIView {
  /// Position of this view's coordinate origin in those of the topmost view.
  var offsetFromTop: CGPoint {
    var offset = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let up = view.parent {
      offset.x += view.untransformedFrame.minX - up.boundsOrigin.x
      offset.y += view.untransformedFrame.minY - up.boundsOrigin.y
      view = up
    }
    return offset
  }

  /// The default of `hitTest(_:with:)`.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(child.convert(point, from: self), with: event) { return found }
    }
    return self
  }
}
