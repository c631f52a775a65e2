import Foundation

/// One element of a path: a line, a curve, or the beginning or end of a subpath.
public enum PathSegment: Hashable, Sendable {
  /// Begins a new subpath at a point.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A cubic Bézier curve to a point, with two control points.
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// Closes the subpath with a straight line to its first point.
  case close

  /// The end point of the element; nil for `close`.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }

  /// The element with a transform applied to its points.
  func applying(_ map: CGAffineTransform) -> PathSegment {
    switch self {
    case .move(let point): .move(point.applying(map))
    case .line(let point): .line(point.applying(map))
    case .curve(let point, let control1, let control2):
      .curve(point.applying(map), control1: control1.applying(map), control2: control2.applying(map))
    case .close: .close
    }
  }
}
