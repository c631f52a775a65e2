import Foundation

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a new subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint
  /// A quadratic curve; its control point and its end. Paths here have none: they store quadratic curves as cubic ones.
  case addQuadCurveToPoint
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint
  /// Closes the subpath; no points.
  case closeSubpath
}

/// An element of a path, as `CGPath.applyWithBlock(_:)` hands it over.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element, as many as its kind says. They are valid only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a block for each element of the path, in order. The element and its points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in shape.segments {
      let type = segment.element.type
      var points = segment.element.points
      points.withUnsafeMutableBufferPointer { points in
        guard let first = points.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: first), block)
      }
    }
  }
}

extension PathSegment {
  /// The kind of the segment, and its points as Core Graphics lists them: control points before the end.
  fileprivate var element: (type: CGPathElementType, points: [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .curve(let point, let control1, let control2): (.addCurveToPoint, [control1, control2, point])
    // One point, so that there is an address to hand over.
    case .close: (.closeSubpath, [.zero])
    }
  }
}
