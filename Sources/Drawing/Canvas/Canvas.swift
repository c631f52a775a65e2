internal import CCairo
import Foundation

/// A surface to draw on. Coordinates are in points, with the origin at the top left and y downwards.
///
/// Drawing is deterministic: no hinting, grey antialiasing, the same bytes on every run. A canvas must be used from one
/// thread at a time. Different canvases may be drawn in parallel.
nonisolated public final class Canvas {
  /// The largest number of pixels per side that Cairo's image surfaces allow.
  public static let maximumSide = 32_767
  /// The largest number of pixels of a picture. While a picture of this size is drawn and written, it takes at most 280
  /// MB of memory.
  public static let maximumPixels = 20_000_000

  /// The size of the picture in points.
  public let size: CGSize
  /// Pixels per point; 1 for vector formats.
  public let scale: Double
  /// The file format of ``data()``.
  public let format: PictureFormat

  /// The reasons why picture files could not be drawn and were replaced by boxes with a name, in drawing order, each
  /// reason once.
  public private(set) var problems: [PictureProblem] = []

  let context: OpaquePointer
  let surface: OpaquePointer
  let sink: VectorSink?

  /// Makes an empty, transparent canvas.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point. The sides are rounded up to whole pixels. It is ignored for vector formats.
  ///   - format: The file format of ``data()``.
  public init(size: CGSize, scale: Double, format: PictureFormat = .png) throws(CanvasError) {
    guard size.width > 0, size.height > 0, scale > 0, size.width.isFinite, size.height.isFinite else {
      throw .empty(size)
    }
    let scale = format == .png ? scale : 1
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width <= Double(Self.maximumSide), height <= Double(Self.maximumSide) else {
      throw .tooLarge(size, scale: scale)
    }
    guard format != .png || width * height <= Double(Self.maximumPixels) else {
      throw .tooManyPixels(size, scale: scale)
    }
    let sink = format == .png ? nil : VectorSink()
    let surface =
      sink?.makeSurface(format, size: size)
      // in range: the guard above limits width and height
      ?? cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let surface, let context = cairo_create(surface) else { throw .cairo("out of memory") }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    self.size = size
    self.scale = scale
    self.format = format
    self.sink = sink
    self.surface = surface
    self.context = context
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Records the reason why a picture file could not be drawn (``problems``).
  func note(_ problem: PictureProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Converts a size in the current coordinates to pixels of the picture. For vector formats, three pixels per point
  /// are assumed.
  func pixels(of size: CGSize) -> CGSize {
    var (acrossX, acrossY, downX, downY) = (Double(size.width), 0.0, 0.0, Double(size.height))
    cairo_user_to_device_distance(context, &acrossX, &acrossY)
    cairo_user_to_device_distance(context, &downX, &downY)
    let density = format == .png ? 1.0 : 3
    return CGSize(width: hypot(acrossX, acrossY) * density, height: hypot(downX, downY) * density)
  }

  // MARK: State

  /// Runs `body`, and restores the present transform and clip afterwards.
  public func saved<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    cairo_save(context)
    defer { cairo_restore(context) }
    try body()
  }

  /// Draws the output of `body` as a single layer with an opacity.
  public func group(opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    guard opacity > 0 else { return }
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Draws the output of `body`, with the shapes that `hole` draws cut out of it.
  public func knockedOut(_ body: () -> Void, by hole: () -> Void) {
    cairo_push_group(context)
    body()
    cairo_push_group(context)
    hole()
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_pop_group_to_source(context)
    cairo_paint(context)
  }

  /// Draws the output of `body`, masked by the opacity of the output of `mask`.
  public func masked(_ body: () -> Void, by mask: () -> Void) {
    cairo_push_group(context)
    body()
    cairo_push_group(context)
    mask()
    let pattern = cairo_pop_group(context)
    cairo_pop_group_to_source(context)
    cairo_mask(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Moves the origin of the coordinates for everything that is drawn from now on.
  public func translate(x: Double, y: Double) { concatenate(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Scales everything that is drawn from now on.
  public func scale(x: Double, y: Double) { concatenate(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Rotates everything that is drawn from now on, clockwise on the screen, in radians.
  public func rotate(by angle: Double) { cairo_rotate(context, angle) }

  /// Applies an affine transform to everything that is drawn from now on: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public func concatenate(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    var matrix = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    // Cairo would go into an error state for a matrix that is not invertible. Nothing drawn with such a matrix would be
    // visible, so everything is clipped instead.
    guard abs(a * d - b * c) > 1e-9, [a, b, c, d, tx, ty].allSatisfy(\.isFinite) else { return clip(to: .zero) }
    cairo_transform(context, &matrix)
  }

  /// Limits drawing to `rect`, in addition to the current clip.
  public func clip(to rect: CGRect) {
    let part = visiblePart(of: rect) ?? .zero
    cairo_new_path(context)
    cairo_rectangle(context, part.minX, part.minY, part.width, part.height)
    cairo_clip(context)
  }

  /// Limits drawing to the inside of `path`, in addition to the current clip.
  public func clip(to path: Path) { clip(to: path, evenOdd: false) }

  /// Limits drawing to the inside of `path`. With `evenOdd`, an outline inside another one is a hole.
  func clip(to path: Path, evenOdd: Bool) {
    trace(path)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Whether the current clip hides all of `rect`.
  public func isClippedOut(_ rect: CGRect) -> Bool { visiblePart(of: rect) == nil }

  /// A rectangle that contains the part of `rect` inside the current clip; `nil` if nothing of it is inside.
  ///
  /// It is smaller than a rectangle that extends far beyond the clip: Cairo stores coordinates in 24 bits, so larger
  /// coordinates would wrap around and draw something at a wrong position.
  private func visiblePart(of rect: CGRect) -> CGRect? {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x1, &y1, &x2, &y2)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard right > x1, left < x2, bottom > y1, top < y2 else { return nil }
    guard max(abs(left), abs(top), abs(right), abs(bottom)) > 10_000 else { return rect }
    let (x, y) = (max(left, x1 - 100), max(top, y1 - 100))
    return CGRect(x: x, y: y, width: min(right, x2 + 100) - x, height: min(bottom, y2 + 100) - y)
  }

  // MARK: Shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect, _ color: Color) {
    guard color.alpha > 0, rect.width > 0, rect.height > 0, let part = visiblePart(of: rect) else { return }
    setSource(color)
    cairo_new_path(context)
    cairo_rectangle(context, part.minX, part.minY, part.width, part.height)
    cairo_fill(context)
  }

  /// Fills the inside of a path. With `evenOdd`, an outline inside another one is a hole.
  public func fill(_ path: Path, _ color: Color, evenOdd: Bool = false) {
    guard color.alpha > 0, !isClippedOut(path.bounds) else { return }
    setSource(color)
    trace(path)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: the path, in points.
  ///   - color: the colour of the line.
  ///   - width: the width of the line in points.
  ///   - dash: the lengths of dashes and gaps, alternating, in points; empty for a solid line.
  ///   - round: whether line ends and joins are round.
  public func stroke(_ path: Path, _ color: Color, width: Double, dash: [Double] = [], round: Bool = false) {
    guard color.alpha > 0, width > 0, !isClippedOut(path.bounds.insetBy(dx: -width, dy: -width)) else { return }
    setSource(color)
    trace(path)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(context, dash, Int32(dash.count), 0)
    cairo_stroke(context)
  }

  /// Draws a border inside a rectangle. `width` is the width of the line, and `dash` has the lengths of dashes and
  /// gaps, in points.
  public func border(_ rect: CGRect, _ color: Color, width: Double, cornerRadius: Double = 0, dash: [Double] = []) {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    guard inner.width >= 0, inner.height >= 0 else { return fill(rect, color) }
    stroke(Path(inner, cornerRadius: max(0, cornerRadius - width / 2)), color, width: width, dash: dash)
  }

  // MARK: Cairo

  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func trace(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .arc(let center, let radius, let start, let end):
        cairo_arc(context, center.x, center.y, radius, start, end)
      case .close: cairo_close_path(context)
      }
    }
  }
}
