import Foundation
import Synchronization

/// A path that doesn't change, unless it is a ``CGMutablePath``.
open class CGPath: Hashable, @unchecked Sendable {
  // Unchecked because it is open. What changes, in a mutable path, is behind a lock.
  private let outlines: Mutex<PathShape>

  /// The outlines.
  public var shape: PathShape { outlines.withLock { $0 } }

  init(shape: PathShape) {
    outlines = Mutex(shape)
  }

  /// Changes the outlines, for ``CGMutablePath``.
  final func change(_ body: (inout PathShape) -> Void) { outlines.withLock { body(&$0) } }

  /// A rectangle, after a transform.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var shape = PathShape()
    shape.addRect(rect)
    outlines = Mutex(shape.applying(transform?.pointee ?? .identity))
  }

  /// An ellipse, after a transform.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var shape = PathShape()
    shape.addEllipse(in: rect)
    outlines = Mutex(shape.applying(transform?.pointee ?? .identity))
  }

  /// A rectangle with round corners, after a transform.
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

  /// Whether the path has no step.
  public var isEmpty: Bool { shape.isEmpty }
  /// Where the last step ended; zero for an empty path.
  public var currentPoint: CGPoint { shape.currentPoint ?? .zero }
  /// The smallest rectangle around the shape and its control points; null for an empty path.
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
  /// The smallest rectangle around the shape, without its control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { shape.bounds }

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    shape.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }

  /// The same path.
  public func copy() -> CGPath? { CGPath(shape: shape) }

  /// The path after a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape: shape.applying(transform?.pointee ?? .identity))
  }

  /// A path of the same outlines that can change.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    let shape = shape
    copy.change { $0 = shape }
    return copy
  }

  /// Paths are equal when their steps are.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.shape == right.shape }

  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shape)
  }
}

/// Which parts of a path are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Parts around which the path winds (non-zero winding number).
  case winding = 0
  /// Parts from which a ray crosses the path an odd number of times.
  case evenOdd = 1
}

/// The ends of lines.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the end.
  case butt = 0
  case round = 1
  /// Square, half a width longer.
  case square = 2
}

/// The corners of lines.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter = 0
  case round = 1
  /// Cut off.
  case bevel = 2
}
