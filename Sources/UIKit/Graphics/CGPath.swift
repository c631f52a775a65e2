import Foundation
import Synchronization

/// A path of lines and curves. It is immutable, except for its subclass ``CGMutablePath``.
open class CGPath: Hashable, @unchecked Sendable {
  // The conformance is unchecked because the class is open. The only mutable state is behind a lock.
  private let outlines: Mutex<PathShape>

  /// The path's lines and curves as a value.
  public var shape: PathShape { outlines.withLock { $0 } }

  init(shape: PathShape) {
    outlines = Mutex(shape)
  }

  /// Changes the path's lines and curves. Only ``CGMutablePath`` calls it.
  final func change(_ body: (inout PathShape) -> Void) { outlines.withLock { body(&$0) } }

  /// Creates the path of a rectangle, and applies a transform to it.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var shape = PathShape()
    shape.addRect(rect)
    outlines = Mutex(shape.applying(transform?.pointee ?? .identity))
  }

  /// Creates the path of an ellipse that fills a rectangle, and applies a transform to it.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var shape = PathShape()
    shape.addEllipse(in: rect)
    outlines = Mutex(shape.applying(transform?.pointee ?? .identity))
  }

  /// Creates the path of a rectangle with rounded corners, and applies a transform to it.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var shape = PathShape()
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    shape.addRoundedRect(
      rect, radii: .init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
    outlines = Mutex(shape.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no points.
  public var isEmpty: Bool { shape.isEmpty }
  /// The end of the last line or curve; zero for an empty path.
  public var currentPoint: CGPoint { shape.currentPoint ?? .zero }
  /// The smallest rectangle around the path and the control points of its curves; null for an empty path.
  public var boundingBox: CGRect {
    shape.segments.reduce(CGRect.null) { box, segment in
      switch segment {
      case .move(let point), .line(let point): box.union(CGRect(origin: point, size: .zero))
      case .curve(let point, let control1, let control2):
        [point, control1, control2].reduce(box) { $0.union(CGRect(origin: $1, size: .zero)) }
      case .close: box
      }
    }
  }
  /// The smallest rectangle around the path itself, without control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { shape.bounds }

  /// Whether a point is inside of the path, after `transform` is applied to the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    shape.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }

  /// An immutable copy of the path.
  public func copy() -> CGPath? { CGPath(shape: shape) }

  /// A copy of the path to which a transform is applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape: shape.applying(transform?.pointee ?? .identity))
  }

  /// A mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    let shape = shape
    copy.change { $0 = shape }
    return copy
  }

  /// Whether two paths have the same lines and curves in the same order.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.shape == right.shape }

  /// Hashes the path's lines and curves, consistently with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shape)
  }
}

/// The rule by which a point is inside of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A point is inside if the path winds around it: its winding number is not zero.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends exactly at its end point.
  case butt = 0
  case round = 1
  /// The line extends beyond its end point by half of its width.
  case square = 2
}

/// The shape of the corners between lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The corner is pointed.
  case miter = 0
  case round = 1
  /// The corner is cut off.
  case bevel = 2
}
