import Foundation

/// A cubic Bézier curve.
struct CubicCurve {
  var from: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var to: CGPoint

  /// The point of the curve at the parameter `t`, from 0 (start) to 1 (end).
  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * from.x + b * control1.x + c * control2.x + d * to.x,
      y: a * from.y + b * control1.y + c * control2.y + d * to.y)
  }

  /// The points, other than the ends, at which the curve reverses its direction along the x or y axis. The bounding box
  /// of the curve goes through such points or the ends.
  var extremes: [CGPoint] {
    (Self.turns(from.x, control1.x, control2.x, to.x) + Self.turns(from.y, control1.y, control2.y, to.y))
      .map(point(at:))
  }

  /// The parameters between 0 and 1 at which the derivative of one coordinate of the curve is zero.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        roots = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
