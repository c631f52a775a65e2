import Foundation

/// A shape made of straight and curved segments, in points.
nonisolated public struct Path: Hashable, Sendable {
  /// One step of a path.
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// An arc, clockwise on the screen. The angles are in radians from the positive x axis.
    case arc(center: CGPoint, radius: Double, start: Double, end: Double)
    case close
  }

  private(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a rectangle.
  public init(_ rect: CGRect) {
    addRectangle(rect)
  }

  /// Makes a rectangle with rounded corners. The radius is limited to half of the shorter side.
  public init(_ rect: CGRect, cornerRadius: Double) {
    addRectangle(rect, corners: [cornerRadius, cornerRadius, cornerRadius, cornerRadius])
  }

  /// Makes a rectangle with a separate radius for each corner: top left, top right, bottom right, bottom left.
  public init(_ rect: CGRect, corners: [Double]) {
    addRectangle(rect, corners: corners)
  }

  /// Makes the ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Makes straight lines from each point to the next, and if `closed`, back to the first.
  public init(lines points: [CGPoint], closed: Bool = false) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
    if closed { close() }
  }

  /// Starts a new outline at `point`.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Adds a straight segment.
  public mutating func line(to point: CGPoint) { elements.append(.line(point)) }

  /// Adds a cubic Bézier segment.
  public mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }

  /// Adds an arc of a circle, clockwise on the screen. The angles are in radians; 0 is to the right of the centre.
  public mutating func arc(center: CGPoint, radius: Double, start: Double, end: Double) {
    elements.append(.arc(center: center, radius: radius, start: start, end: end))
  }

  /// Closes the current outline.
  public mutating func close() { elements.append(.close) }

  /// Adds a rectangle as a separate outline.
  public mutating func addRectangle(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a rounded rectangle as a separate outline. The radii are for the corners top left, top right, bottom right
  /// and bottom left.
  public mutating func addRectangle(_ rect: CGRect, corners: [Double]) {
    let limit = Double(min(rect.width, rect.height)) / 2
    let radii = (0..<4).map { $0 < corners.count ? max(0, min(corners[$0], limit)) : 0 }
    guard radii.contains(where: { $0 > 0 }) else { return addRectangle(rect) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: CGPoint(x: left + radii[0], y: top))
    line(to: CGPoint(x: right - radii[1], y: top))
    arc(center: CGPoint(x: right - radii[1], y: top + radii[1]), radius: radii[1], start: -.pi / 2, end: 0)
    line(to: CGPoint(x: right, y: bottom - radii[2]))
    arc(center: CGPoint(x: right - radii[2], y: bottom - radii[2]), radius: radii[2], start: 0, end: .pi / 2)
    line(to: CGPoint(x: left + radii[3], y: bottom))
    arc(center: CGPoint(x: left + radii[3], y: bottom - radii[3]), radius: radii[3], start: .pi / 2, end: .pi)
    line(to: CGPoint(x: left, y: top + radii[0]))
    arc(center: CGPoint(x: left + radii[0], y: top + radii[0]), radius: radii[0], start: .pi, end: .pi * 1.5)
    close()
  }

  /// Adds the ellipse that touches the sides of `rect`.
  public mutating func addEllipse(in rect: CGRect) {
    // The usual approximation of a circle by four Bézier curves: the distance between an end point and its control
    // point is 4/3 · (√2 − 1) of the radius.
    let handle = 0.552284749830793
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (cx, cy) = (rect.midX, rect.midY)
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: cx + rx * x, y: cy + ry * y) }
    move(to: point(1, 0))
    curve(to: point(0, 1), control1: point(1, handle), control2: point(handle, 1))
    curve(to: point(-1, 0), control1: point(-handle, 1), control2: point(-1, handle))
    curve(to: point(0, -1), control1: point(-1, -handle), control2: point(-handle, -1))
    curve(to: point(1, 0), control1: point(handle, -1), control2: point(1, -handle))
    close()
  }

  /// The separate outlines of the path. A new one begins at each move.
  var outlines: [Path] {
    var outlines: [Path] = []
    for element in elements {
      if case .move = element { outlines.append(Path()) }
      if outlines.isEmpty { outlines.append(Path()) }
      outlines[outlines.count - 1].elements.append(element)
    }
    return outlines
  }

  /// A rectangle that contains the path: the smallest one around all its points and control points. It may be larger
  /// than necessary.
  public var bounds: CGRect {
    var box = CGRect.null
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box = box.union(CGRect(origin: point, size: .zero))
      case .curve(let point, let control1, let control2):
        for point in [point, control1, control2] { box = box.union(CGRect(origin: point, size: .zero)) }
      case .arc(let center, let radius, let start, let end):
        let quarters = stride(from: (start / (.pi / 2)).rounded(.up) * (.pi / 2), through: end, by: .pi / 2)
        for angle in [start, end] + quarters {
          let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
          box = box.union(CGRect(origin: point, size: .zero))
        }
      case .close: break
      }
    }
    return box
  }

  /// Adds the outlines of another path.
  public mutating func add(_ other: Path) { elements += other.elements }

  /// The path, moved and scaled such that the unit square would become `rect`.
  ///
  /// Arcs remain circular: their radius is multiplied by the smaller of the two scales.
  public func fitted(to rect: CGRect) -> Path {
    func map(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(map(point))
      case .line(let point): .line(map(point))
      case .curve(let point, let control1, let control2):
        .curve(map(point), control1: map(control1), control2: map(control2))
      case .arc(let center, let radius, let start, let end):
        .arc(center: map(center), radius: radius * min(rect.width, rect.height), start: start, end: end)
      case .close: .close
      }
    }
    return result
  }
}
