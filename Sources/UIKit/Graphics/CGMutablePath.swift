import Foundation

/// A path to which steps are added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Unchecked because its superclass is. It has no properties of its own.
  /// An empty path.
  public init() {
    super.init(shape: PathShape())
  }

  /// Begins an outline at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(transform)) }
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  /// Adds an outline of lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    change { shape in
      shape.move(to: first.applying(transform))
      for point in points.dropFirst() { shape.addLine(to: point.applying(transform)) }
    }
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(rect: rect, transform: nil), transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(ellipseIn: rect, transform: nil), transform: transform)
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addPath(
      CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil),
      transform: transform)
  }

  /// Adds an arc of a circle. “Clockwise” refers to a y axis that points up. On a screen, it is counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change { shape in
      guard !transform.isIdentity else {
        return shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
      }
      var moved = shape.applying(transform.inverted())
      moved.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
      shape = moved.applying(transform)
    }
  }

  /// Adds an arc of a circle that covers the angle `delta`, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.shape.applying(transform)
    change { $0.add(added) }
  }

  /// Adds a line to where the outline began.
  public func closeSubpath() {
    change { $0.close() }
  }
}
