extension UIView {
  /// The position of the origin of this view's coordinates in the coordinates of the topmost view. Transforms are
  /// ignored.
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

  /// The default implementation of `hitTest(_:with:)`. `point` is in this view's coordinates.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(child.pointFromSuperview(point), with: event) { return found }
    }
    return self
  }

  /// Converts a point from the superview's coordinates to this view's. This view's transform is taken into account.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    var point = point
    if !transform.isIdentity {
      let middle = untransformedFrame.center
      let offset = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform.inverted())
      point = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
    }
    return CGPoint(
      x: point.x - untransformedFrame.minX + boundsOrigin.x, y: point.y - untransformedFrame.minY + boundsOrigin.y)
  }

  /// Converts a point from the coordinates of the topmost view to this view's. The transforms of this view and its
  /// superviews are taken into account.
  func pointFromTop(_ point: CGPoint) -> CGPoint { parent.map { pointFromSuperview($0.pointFromTop(point)) } ?? point }

  /// Converts a point from this view's coordinates to those of the topmost view. The transforms of this view and its
  /// superviews are taken into account.
  package func pointInTop(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    var place = CGPoint(
      x: point.x - boundsOrigin.x + untransformedFrame.minX, y: point.y - boundsOrigin.y + untransformedFrame.minY)
    if !transform.isIdentity {
      let middle = untransformedFrame.center
      let offset = CGPoint(x: place.x - middle.x, y: place.y - middle.y).applying(transform)
      place = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
    }
    return parent.pointInTop(place)
  }
}
