import Foundation

extension CGPoint {
  /// The distance to another point.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension Sequence<CGPoint> {
  /// The mean of the points; (0, 0) if there are none.
  var mean: CGPoint {
    var (sum, count) = (CGPoint.zero, 0)
    for point in self {
      sum.x += point.x
      sum.y += point.y
      count += 1
    }
    return count == 0 ? .zero : CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
