import Foundation

/// One step of a path.
public enum PathSegment: Hashable, Sendable {
  /// Begins an outline at a point.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A cubic curve to a point, with two control points.
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// A straight line to where the outline began.
  case close

  /// Where the step ends; nil for `close`.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .close: nil
    }
  }

  /// The step after a transform.
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
