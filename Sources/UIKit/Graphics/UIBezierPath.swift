import Foundation

/// A path of straight lines and curves that can be drawn, filled, and kept free of text.
open class UIBezierPath: NSObject, NSCopying {
  private var shape = PathShape()
  /// Width of lines in points.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length, in line widths, from which pointed corners are cut off.
  open var miterLimit: CGFloat = 10
  /// By how much drawn curves may deviate from exact ones. Inert: the drawing decides.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides which parts are inside.
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape.addRect(rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some round corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    shape.addRoundedRect(
      rect,
      radii: .init(
        topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
        bottomLeft: radius(.bottomLeft)))
  }

  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    shape.addEllipse(in: rect)
  }

  /// An arc of a circle; angles are in radians from the x axis, clockwise as on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The outlines of a path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    shape = cgPath.shape
  }

  /// The outlines as a path of Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(shape: shape) }
    set { shape = newValue.shape }
  }

  // MARK: Adding

  /// Begins an outline at a point.
  open func move(to point: CGPoint) { shape.move(to: point) }
  open func addLine(to point: CGPoint) { shape.addLine(to: point) }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    shape.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    shape.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle; angles are in radians from the x axis, clockwise as on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: clockwise)
  }
  /// Adds a line to where the outline began.
  open func close() { shape.close() }
  /// Removes all steps.
  open func removeAllPoints() { shape = PathShape() }
  /// Adds another path's outlines.
  open func append(_ bezierPath: UIBezierPath) { shape.add(bezierPath.shape) }

  // MARK: Changing

  /// Maps the path.
  open func apply(_ transform: CGAffineTransform) { shape = shape.applying(transform) }

  /// The same outlines in the opposite direction.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.shape = shape.reversed
    return path
  }

  /// Draws dashed lines; `nil` draws solid lines. `phase` is the distance into the dash pattern at which a line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)))
    dashPhase = phase
  }

  // MARK: Asking

  /// Whether the path has no step.
  open var isEmpty: Bool { shape.isEmpty }
  /// Where the last step ended; zero for an empty path.
  open var currentPoint: CGPoint { shape.currentPoint ?? .zero }
  /// The smallest rectangle around the shape; null for an empty path.
  open var bounds: CGRect { shape.bounds }
  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(point, evenOdd: usesEvenOddFillRule) }

  /// The rectangle around each outline, which text avoids.
  public var rectangles: [CGRect] { shape.outlines.map(\.bounds) }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Draws the path's lines in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path in the current context, blended with what is there.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws the path's lines in the current context, blended with what is there.
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

  /// Limits drawing in the current context to the path.
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

  /// An independent path of the same outlines.
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
