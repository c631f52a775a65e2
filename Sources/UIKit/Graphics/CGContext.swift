import Foundation

/// Records the drawing commands of code that draws an image, or the content of a view or layer.
///
/// Coordinates are in points, with the origin at the top left and y pointing down, as in UIKit's contexts. Nothing is
/// rasterised here: the module Drawing draws the recorded commands.
public final class CGContext {
  /// The drawing commands so far.
  private(set) var commands: [DrawingCommand] = []
  /// The size of the image in points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  let isOpaque: Bool
  private var state = GraphicsState()
  private var saved: [GraphicsState] = []
  private var shape = PathShape()
  /// The memory of a bitmap context; `nil` for other contexts.
  var memory: BitmapMemory?

  init(size: CGSize, scale: CGFloat, isOpaque: Bool, origin: CGPoint = .zero) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
    state.transform = CGAffineTransform(translationX: -origin.x, y: -origin.y)
  }

  /// The commands so far as a record, which can be the content of an image.
  var record: DrawingRecord {
    DrawingRecord(commands: commands, bounds: CGRect(origin: .zero, size: size), isOpaque: isOpaque)
  }

  func add(_ content: DrawingCommand.Content) {
    commands.append(DrawingCommand(content: content, state: state))
    memory?.drawingDidChange(record)
  }

  // MARK: State

  /// Saves the graphics state. ``restoreGState()`` restores it.
  public func saveGState() { saved.append(state) }

  /// Restores the graphics state that was saved last.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The current transformation matrix: from the coordinates of drawing code to those of the image.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin of the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }
  /// Scales the axes of the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
  /// Rotates the axes of the coordinates by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to coordinates, before the transforms applied so far.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the fill colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the fill colour to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the stroke colour.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the stroke colour to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the shape of the corners between lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the miter limit: a pointed corner that is longer than so many line widths is drawn as a bevel.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the dash pattern of lines: alternating lengths of dashes and gaps, in points; empty for solid lines. A line
  /// begins at the distance `phase` into the pattern.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dash = lengths
    state.dashPhase = phase
  }
  /// Sets the opacity of what is drawn from now on, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  func multiplyAlpha(by alpha: CGFloat) { state.alpha *= alpha }
  /// Sets how new drawing is blended with the drawing below it.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets a shadow for what is drawn from now on; a nil colour turns the shadow off.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: blur, color: $0) }
  }
  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets whether edges are antialiased. Inert: they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be antialiased. Inert: they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets by how much a curve that is drawn as lines may deviate from the exact curve. Inert: the module Drawing
  /// decides.
  public func setFlatness(_ flatness: CGFloat) {}
  /// The quality of the interpolation with which images are scaled. Inert: the module Drawing decides.
  public var interpolationQuality = CGInterpolationQuality.default

  // MARK: Path

  public func beginPath() { shape = PathShape() }
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { shape.move(to: point) }
  public func addLine(to point: CGPoint) { shape.addLine(to: point) }
  /// Adds a subpath of lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    shape.move(to: first)
    for point in points.dropFirst() { shape.addLine(to: point) }
  }
  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    shape.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { shape.addQuadCurve(to: end, control: control) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { shape.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { shape.addRect(rect) } }
  public func addEllipse(in rect: CGRect) { shape.addEllipse(in: rect) }
  /// Adds an arc of a circle. Angles are in radians from the x axis. As in Core Graphics, `clockwise` refers to a y
  /// axis that points up: the arc is counterclockwise as seen on a screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    shape.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
  }
  /// Adds the subpaths of a path.
  public func addPath(_ path: CGPath) { shape.add(path.shape) }
  /// Closes the subpath with a line to its first point.
  public func closePath() { shape.close() }
  /// The path that is being built; nil if it is empty.
  public var path: CGPath? { shape.isEmpty ? nil : CGPath(shape: shape) }
  /// The current point: the end of the last line or curve; zero if the path is empty.
  public var currentPointOfPath: CGPoint { shape.currentPoint ?? .zero }
  /// Whether the path that is being built is empty.
  public var isPathEmpty: Bool { shape.isEmpty }
  /// The smallest rectangle around the path that is being built, without control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { shape.bounds }

  private func takePath() -> PathShape {
    defer { shape = PathShape() }
    return shape
  }

  // MARK: Drawing

  /// Fills the path and begins a new path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    add(.fill(takePath(), isEvenOdd: rule == .evenOdd))
  }

  /// Strokes the path and begins a new path.
  public func strokePath() { add(.stroke(takePath())) }

  /// Fills the path, strokes it, or both, and begins a new path.
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

  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.lineWidth) }

  /// Strokes the outline of a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    shape = PathShape()
    addRect(rect)
    saveGState()
    setLineWidth(width)
    strokePath()
    restoreGState()
  }

  /// Strokes the outline of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    shape = PathShape()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes separate lines: from the first point to the second, from the third to the fourth, and so on.
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

  /// Draws an image in a rectangle. It appears upside down, as in Core Graphics: there, the y axis of images points up.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    add(.image(image.picture, rect))
    restoreGState()
    if memory != nil { PictureReads.note(image.picture) }
  }

  /// Draws a gradient whose colours change along a line.
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

  /// Draws a gradient whose colours change from one circle to another circle.
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

  /// Begins a transparency layer: everything until ``endTransparencyLayer()`` is drawn as a whole with the present
  /// opacity. The present shadow and blend mode are not applied to it.
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

  /// Limits drawing to the inside of the path, in addition to earlier limits, and begins a new path.
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

  /// A rectangle around the area to which drawing is clipped, in the coordinates of drawing code.
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

  /// Makes an image of the drawing so far.
  public func makeImage() -> CGImage? { CGImage(picture: UIImage(record: record, scale: scale)) }
}

/// Whether a path is filled, stroked, or both. The prefix `eo` stands for the even-odd rule.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality of the interpolation with which images are scaled. Inert: the module Drawing decides.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`, none, low, high, medium
}
