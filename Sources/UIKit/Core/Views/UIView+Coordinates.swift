extension UIView {
  /// Position of this view's coordinate origin in the coordinates of the topmost view.
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
      if let found = child.hitTest(child.pointFromSuperview(point), with: event) { return found }
    }
    return self
  }

  /// A point of the superview in this view's coordinates, where the transform shows it.
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

  /// A point of the topmost view in this view's coordinates, where the transforms on the way show it.
  func pointFromTop(_ point: CGPoint) -> CGPoint { parent.map { pointFromSuperview($0.pointFromTop(point)) } ?? point }

  /// A point of this view in the coordinates of the topmost view, where the transforms on the way show it.
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
