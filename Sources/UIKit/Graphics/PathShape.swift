import Foundation

/// A path of straight lines and cubic Bézier curves, in points, as a value. `UIBezierPath` and `CGPath` store their
/// path in it.
public struct PathShape: Hashable, Sendable {
  /// The elements of the path, in the order in which they were added.
  public private(set) var segments: [PathSegment] = []
  /// The first point of the current subpath.
  private var start = CGPoint.zero
  /// The end of the last line or curve; nil for an empty path.
  private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}

  // MARK: Adding

  mutating func move(to point: CGPoint) {
    segments.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  /// Adds a line from the current point. In an empty path, it begins a subpath at the point instead.
  mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    segments.append(.line(point))
    currentPoint = point
  }

  mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    segments.append(.curve(point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Adds a quadratic Bézier curve, converted to the cubic curve of the same shape.
  mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    let from = currentPoint ?? control
    func between(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    addCurve(to: point, control1: between(from), control2: between(point))
  }

  mutating func close() {
    guard currentPoint != nil else { return }
    segments.append(.close)
    currentPoint = start
  }

  mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  mutating func addEllipse(in rect: CGRect) {
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    addRoundedRect(rect, radii: .init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
  }

  /// The radii of the four corners of a rectangle, in points: `width` along the x axis, `height` along the y axis.
  struct Radii {
    var topLeft = CGSize.zero
    var topRight = CGSize.zero
    var bottomRight = CGSize.zero
    var bottomLeft = CGSize.zero
  }

  /// The distance of the control points from the ends of a cubic curve that approximates a quarter of a circle of
  /// radius 1.
  private static let quarterHandle: CGFloat = 0.5522847498307936

  /// Adds a rectangle with rounded corners. Radii are limited to half of the rectangle's width and height.
  mutating func addRoundedRect(_ rect: CGRect, radii: Radii) {
    func limited(_ size: CGSize) -> CGSize {
      CGSize(
        width: max(0, min(size.width, rect.width / 2)), height: max(0, min(size.height, rect.height / 2)))
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (a, b) = (limited(radii.topLeft), limited(radii.topRight))
    let (c, d) = (limited(radii.bottomRight), limited(radii.bottomLeft))
    move(to: CGPoint(x: left + a.width, y: top))
    addLine(to: CGPoint(x: right - b.width, y: top))
    addCorner(CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + b.height))
    addLine(to: CGPoint(x: right, y: bottom - c.height))
    addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right - c.width, y: bottom))
    addLine(to: CGPoint(x: left + d.width, y: bottom))
    addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - d.height))
    addLine(to: CGPoint(x: left, y: top + a.height))
    addCorner(CGPoint(x: left, y: top), to: CGPoint(x: left + a.width, y: top))
    close()
  }

  /// Adds a quarter of an ellipse from the current point to `end`, which rounds a corner of a rectangle.
  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    guard let from = currentPoint, from != end else { return }
    func handle(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarterHandle, y: point.y + (corner.y - point.y) * Self.quarterHandle)
    }
    addCurve(to: end, control1: handle(from), control2: handle(end))
  }

  /// Adds an arc of a circle, after a line to its start. Angles are in radians from the x axis, and they increase
  /// clockwise as seen on a screen, where y points down. `growing` says whether the arc goes in the direction of
  /// increasing angles.
  mutating func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, growing: Bool) {
    guard radius.isFinite, start.isFinite, end.isFinite else { return }
    let sweep = Self.sweep(from: start, to: end, growing: growing)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(start))
    // in range: the sweep is at most a circle
    let count = Int((abs(sweep) / (.pi / 2)).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last,
        control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
        control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to)))
    }
  }

  /// The angle in radians that an arc covers, at most a full circle. It is negative if angles decrease along the arc.
  private static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
    let difference = growing ? end - start : start - end
    let circle = 2 * CGFloat.pi
    var sweep = difference
    if difference > circle { sweep = circle }
    if difference < 0 {
      sweep = difference.truncatingRemainder(dividingBy: circle)
      if sweep < 0 { sweep += circle }
    }
    return growing ? sweep : -sweep
  }

  mutating func add(_ other: PathShape) {
    segments += other.segments
    (start, currentPoint) = (other.start, other.currentPoint ?? currentPoint)
  }

  // MARK: Asking

  var isEmpty: Bool { segments.isEmpty }

  /// The smallest rectangle around the path, without control points; null for an empty path.
  public var bounds: CGRect {
    guard !segments.isEmpty else { return .null }
    var (least, most) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    )
    func include(_ point: CGPoint) {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    var current = CGPoint.zero
    for segment in segments {
      if case .curve(let end, let control1, let control2) = segment {
        let curve = CubicCurve(from: current, control1: control1, control2: control2, to: end)
        for point in curve.extremes { include(point) }
      }
      guard let end = segment.end else { continue }
      include(end)
      current = end
    }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  /// The subpaths of the path. Each begins with a `move`.
  var outlines: [PathShape] {
    var outlines: [PathShape] = []
    for segment in segments {
      if case .move = segment { outlines.append(PathShape()) }
      if outlines.isEmpty { outlines.append(PathShape()) }
      outlines[outlines.count - 1].segments.append(segment)
    }
    return outlines
  }

  /// The points of each subpath, with curves approximated by lines, and whether the subpath is closed.
  var polygons: [(points: [CGPoint], isClosed: Bool)] {
    outlines.map { outline in
      var points: [CGPoint] = []
      var isClosed = false
      for segment in outline.segments {
        switch segment {
        case .move(let point), .line(let point): points.append(point)
        case .curve(let end, let control1, let control2):
          let curve = CubicCurve(from: points.last ?? control1, control1: control1, control2: control2, to: end)
          points += (1...Self.curveSteps).map { curve.point(at: CGFloat($0) / CGFloat(Self.curveSteps)) }
        case .close: isClosed = true
        }
      }
      return (points, isClosed)
    }
  }

  private static let curveSteps = 24

  /// Whether a point is inside of the path, by the even-odd rule if `evenOdd` is true, otherwise by the non-zero
  /// winding rule.
  ///
  /// - Complexity: linear in the number of elements.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for polygon in polygons where polygon.points.count > 1 {
      for (from, to) in zip(polygon.points, polygon.points.dropFirst() + polygon.points.prefix(1)) {
        let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
        if from.y <= point.y, to.y > point.y, side > 0 { winding += 1 }
        if from.y > point.y, to.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  // MARK: Changing

  /// The path with a transform applied to its points.
  func applying(_ map: CGAffineTransform) -> PathShape {
    var result = self
    result.segments = segments.map { $0.applying(map) }
    result.start = start.applying(map)
    result.currentPoint = currentPoint?.applying(map)
    return result
  }

  /// The same path with the opposite direction of its lines and curves.
  var reversed: PathShape {
    var result = PathShape()
    for outline in outlines.reversed() {
      let points = outline.segments.compactMap(\.end)
      guard let last = points.last else { continue }
      result.move(to: last)
      for (index, segment) in outline.segments.enumerated().reversed() where index > 0 {
        guard index <= points.count else { continue }
        let end = points[min(index, points.count) - 1]
        switch segment {
        case .curve(_, let control1, let control2): result.addCurve(to: end, control1: control2, control2: control1)
        case .line: result.addLine(to: end)
        case .move, .close: break
        }
      }
      if outline.segments.last == .close { result.close() }
    }
    return result
  }

  /// The part of the path between two fractions of its length, from 0 to 1. Curves are approximated by straight lines,
  /// unless the part is the whole path.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> PathShape {
    guard start > 0 || end < 1 else { return self }
    guard end > start else { return PathShape() }
    let lines = polygons.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    let total = lines.reduce(0) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { $0 + Self.distance($1.0, $1.1) }
    }
    let (first, last) = (total * max(0, start), total * min(1, end))
    var (result, position) = (PathShape(), CGFloat.zero)
    for points in lines {
      var isDrawing = false
      for (from, to) in zip(points, points.dropFirst()) {
        let length = Self.distance(from, to)
        defer { position += length }
        guard length > 0, position + length > first, position < last else { continue }
        func point(_ share: CGFloat) -> CGPoint {
          CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        if !isDrawing { result.move(to: point(max(0, (first - position) / length))) }
        isDrawing = true
        result.addLine(to: point(min(1, (last - position) / length)))
      }
    }
    return result
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
