import Foundation

/// Records what code draws: into an image, or as the content of a view.
///
/// The origin is top left and y points down, in points, as in UIKit's contexts. The module Drawing draws the recording.
public final class CGContext {
  /// What was drawn so far.
  private(set) var commands: [DrawingCommand] = []
  /// The size of the picture in points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  let isOpaque: Bool
  private var state = GraphicsState()
  private var saved: [GraphicsState] = []
  private var shape = PathShape()

  init(size: CGSize, scale: CGFloat, isOpaque: Bool, origin: CGPoint = .zero) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
    state.transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
  }

  /// The recorded drawing, as the content of an image.
  var record: DrawingRecord {
    DrawingRecord(commands: commands, bounds: CGRect(origin: .zero, size: size), isOpaque: isOpaque)
  }

  func add(_ content: DrawingCommand.Content) {
    commands.append(DrawingCommand(content: content, state: state))
  }

  // MARK: State

  /// Saves the state until ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The transform from drawing coordinates to picture coordinates.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }
  /// Scales the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
  /// Turns the axes by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Maps the coordinates.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// Sets the colour of fillings.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the colour of fillings.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets a grey for fillings.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the colour of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets a grey for lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the length, in line widths, from which pointed corners are cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Draws dashed lines. `phase` is the distance into the dash pattern at which a line begins.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dash = lengths
    state.dashPhase = phase
  }
  /// Sets the opacity of what is drawn from now on, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  func multiplyAlpha(by alpha: CGFloat) { state.alpha *= alpha }
  /// Sets how drawing is blended with what was drawn before.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets a shadow; without a colour, none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: blur, color: $0) }
  }
  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Whether edges are softened. Inert: they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Whether edges may be softened. Inert: they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets by how much drawn curves may deviate from exact ones. Inert: the drawing decides.
  public func setFlatness(_ flatness: CGFloat) {}
  /// How images are enlarged. Inert: the drawing decides.
  public var interpolationQuality = CGInterpolationQuality.default

  // MARK: Path

  public func beginPath() { shape = PathShape() }
  /// Begins an outline at a point.
  public func move(to point: CGPoint) { shape.move(to: point) }
  public func addLine(to point: CGPoint) { shape.addLine(to: point) }
  /// Adds an outline of lines.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    shape.move(to: first)
    for point in points.dropFirst() { shape.addLine(to: point) }
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    shape.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { shape.addQuadCurve(to: end, control: control) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { shape.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { shape.addRect(rect) } }
  public func addEllipse(in rect: CGRect) { shape.addEllipse(in: rect) }
  /// Adds an arc of a circle. “Clockwise” refers to a y axis that points up. On a screen, it is counterclockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath) { shape.add(path.shape) }
  /// Adds a line to where the outline began.
  public func closePath() { shape.close() }
  /// The path; nil while it has no step.
  public var path: CGPath? { shape.isEmpty ? nil : CGPath(shape: shape) }
  /// Where the last step ended; zero without one.
  public var currentPointOfPath: CGPoint { shape.currentPoint ?? .zero }
  /// Whether the path has no step.
  public var isPathEmpty: Bool { shape.isEmpty }
  /// The smallest rectangle around the path; null for an empty one.
  public var boundingBoxOfPath: CGRect { shape.bounds }

  private func takePath() -> PathShape {
    defer { shape = PathShape() }
    return shape
  }

  // MARK: Drawing

  /// Fills the path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    add(.fill(takePath(), isEvenOdd: rule == .evenOdd))
  }

  /// Draws the path's lines and begins a new one.
  public func strokePath() { add(.stroke(takePath())) }

  /// Fills the path, draws its lines, or both, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let shape = takePath()
    switch mode {
    case .fill: add(.fill(shape, isEvenOdd: false))
    case .eoFill: add(.fill(shape, isEvenOdd: true))
    case .stroke: add(.stroke(shape))
    case .fillStroke:
      add(.fill(shape, isEvenOdd: false))
      add(.stroke(shape))
    case .eoFillStroke:
      add(.fill(shape, isEvenOdd: true))
      add(.stroke(shape))
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    shape = PathShape()
    addRects(rects)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    shape = PathShape()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the lines of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

  /// Draws the lines of a rectangle with a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    shape = PathShape()
    addRect(rect)
    saveGState()
    setLineWidth(width)
    strokePath()
    restoreGState()
  }

  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    shape = PathShape()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws lines between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    shape = PathShape()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      shape.move(to: points[index])
      shape.addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent again.
  public func clear(_ rect: CGRect) { add(.clear(rect)) }

  /// Draws an image in a rectangle, upside down: the y axis of Core Graphics points up.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    add(.image(image.picture, rect))
    restoreGState()
  }

  /// Draws colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    add(
      .gradient(
        GradientFill(
          form: .linear(startPoint, endPoint), stops: gradient.stops,
          extendsBefore: options.contains(.drawsBeforeStartLocation),
          extendsAfter: options.contains(.drawsAfterEndLocation))))
  }

  /// Draws colours between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    add(
      .gradient(
        GradientFill(
          form: .radial(startCenter, startRadius, endCenter, endRadius), stops: gradient.stops,
          extendsBefore: options.contains(.drawsBeforeStartLocation),
          extendsAfter: options.contains(.drawsAfterEndLocation))))
  }

  /// Begins a transparency layer. Everything until ``endTransparencyLayer()`` is drawn as one layer.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    add(.beginLayer)
    saveGState()
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  public func endTransparencyLayer() {
    restoreGState()
    add(.endLayer)
  }

  // MARK: Clipping

  /// Limits drawing to the inside of the path and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    let shape = takePath().applying(state.transform)
    state.clips.append(GraphicsState.Clip(shape: shape, isEvenOdd: rule == .evenOdd))
  }

  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Limits drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    shape = PathShape()
    addRects(rects)
    clip()
  }

  /// Removes all clipping.
  public func resetClip() { state.clips = [] }

  /// A rectangle around the area to which drawing is clipped.
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.shape.bounds) }
      .applying(state.transform.inverted())
  }

  // MARK: Picture

  /// Width in pixels.
  public var width: Int { pixels(size.width) }
  /// Height in pixels.
  public var height: Int { pixels(size.height) }

  private func pixels(_ points: CGFloat) -> Int {
    // in range: pictures are at most as large
    Int(max(0, min((points * scale).rounded(.up), CGFloat(UInt16.max))))
  }

  /// What was drawn so far, as an image.
  public func makeImage() -> CGImage? { CGImage(picture: UIImage(record: record, scale: scale)) }
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How images are enlarged. Inert: the drawing decides.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`, none, low, high, medium
}
