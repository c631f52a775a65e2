import Foundation

/// A path to which lines and curves can be added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // The conformance is unchecked because that of the superclass is. This class adds no stored properties.
  /// Creates an empty path.
  public init() {
    super.init(shape: PathShape())
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(transform)) }
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  /// Adds a subpath of lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    change { shape in
      shape.move(to: first.applying(transform))
      for point in points.dropFirst() { shape.addLine(to: point.applying(transform)) }
    }
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
  }

  /// Adds a quadratic Bézier curve from the current point.
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

  /// Adds an arc of a circle. Angles are in radians from the x axis. As in Core Graphics, `clockwise` refers to a y
  /// axis that points up: the arc is counterclockwise as seen on a screen.
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

  /// Adds the subpaths of a path, after a transform.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let added = path.shape.applying(transform)
    change { $0.add(added) }
  }

  /// Closes the subpath with a line to its first point.
  public func closeSubpath() {
    change { $0.close() }
  }
}
