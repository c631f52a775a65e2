import Foundation

/// A path of straight lines and curves that can be stroked, filled, and used as an exclusion path of a text container.
open class UIBezierPath: NSObject, NSCopying {
  private var shape = PathShape()
  /// Width of lines in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners between lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit: a pointed corner that is longer than so many line widths is drawn as a bevel.
  open var miterLimit: CGFloat = 10
  /// By how much a curve that is drawn as lines may deviate from the exact curve. Inert: the module Drawing decides.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides which points are inside of the path, instead of the non-zero winding rule.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  /// Creates the path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the path of a rectangle of which some corners are rounded.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    shape.addRoundedRect(
      rect,
      radii: .init(
        topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
        bottomLeft: radius(.bottomLeft)))
  }

  /// Creates the path of an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.addEllipse(in: rect)
  }

  /// Creates the path of an arc of a circle. Angles are in radians from the x axis, and increase clockwise on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the lines and curves of a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    shape = cgPath.shape
  }

  /// The path's lines and curves as a `CGPath`. Setting it replaces them.
  open var cgPath: CGPath {
    get { CGPath(shape: shape) }
    set { shape = newValue.shape }
  }

  // MARK: Adding

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { shape.move(to: point) }
  open func addLine(to point: CGPoint) { shape.addLine(to: point) }
  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle. Angles are in radians from the x axis, and increase clockwise on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: clockwise)
  }
  /// Closes the subpath with a line to its first point.
  open func close() { shape.close() }
  /// Removes all lines and curves.
  open func removeAllPoints() { shape = PathShape() }
  /// Adds the lines and curves of another path.
  open func append(_ bezierPath: UIBezierPath) { shape.add(bezierPath.shape) }

  // MARK: Changing

  /// Applies a transform to all points of the path.
  open func apply(_ transform: CGAffineTransform) { shape = shape.applying(transform) }

  /// A path with the same lines and curves in the opposite direction.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.shape = shape.reversed
    return path
  }

  /// Sets the dash pattern of lines: `count` alternating lengths of dashes and gaps, in points; `nil` for solid lines.
  /// A line begins at the distance `phase` into the pattern.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)))
    dashPhase = phase
  }

  // MARK: Asking

  /// Whether the path has no points.
  open var isEmpty: Bool { shape.isEmpty }
  /// The end of the last line or curve; zero for an empty path.
  open var currentPoint: CGPoint { shape.currentPoint ?? .zero }
  /// The smallest rectangle around the path, without control points; null for an empty path.
  open var bounds: CGRect { shape.bounds }
  /// Whether a point is inside of the path, by the fill rule that `usesEvenOddFillRule` chooses.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(point, evenOdd: usesEvenOddFillRule) }

  /// The smallest rectangle around each subpath. Text flows around these rectangles if the path is an exclusion path.
  public var rectangles: [CGRect] { shape.outlines.map(\.bounds) }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Strokes the path in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path in the current context, blended with what is there.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the path in the current context, blended with what is there.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dash)
      context.strokePath()
    }
  }

  /// Limits drawing in the current context to the inside of the path, in addition to earlier limits.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.multiplyAlpha(by: alpha) }
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }

  /// An independent copy of the path with its line style.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.shape = shape
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    copy.dashPhase = dashPhase
    return copy
  }
}
