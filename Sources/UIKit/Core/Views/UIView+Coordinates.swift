extension UIView {
  /// A point of this view in the coordinates of another view, or of the topmost view for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = offsetFromTop
    let other = view?.offsetFromTop ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view, or of the topmost view for `nil`, in the coordinates of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let own = offsetFromTop
    let other = view?.offsetFromTop ?? .zero
    return CGPoint(x: point.x - own.x + other.x, y: point.y - own.y + other.y)
  }

  /// A rectangle of this view in the coordinates of another view, or of the topmost view for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the topmost view for `nil`, in the coordinates of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Whether a point in this view's coordinates lies in its bounds.
  public func point(inside point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  /// Sets the size to what fits the content, as `sizeThatFits(_:)` says, keeping the top left corner.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: untransformedFrame.origin, size: size)
  }

  /// Position of this view's coordinate origin in those of the topmost view.
  private var offsetFromTop: CGPoint {
    var offset = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    var view = self
    while let up = view.parent {
      offset.x += view.untransformedFrame.minX - up.boundsOrigin.x
      offset.y += view.untransformedFrame.minY - up.boundsOrigin.y
      view = up
    }
    return offset
  }
}
