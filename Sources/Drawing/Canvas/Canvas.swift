internal import CCairo
import Foundation

/// A surface to draw on, in points with the origin at the top left and y downwards.
///
/// Drawing is deterministic: no hinting, grey antialiasing, the same bytes on every run. A canvas must be used from one
/// thread at a time. Different canvases may be drawn in parallel.
nonisolated public final class Canvas {
  /// The largest number of pixels per side that Cairo's image surfaces allow.
  public static let maximumSide = 32_767
  /// The largest number of pixels of a picture. Such a picture takes at most 280 MB while it is drawn and written.
  public static let maximumPixels = 20_000_000

  /// The size of the picture in points.
  public let size: CGSize
  /// Pixels per point; 1 for vector formats.
  public let scale: Double
  /// The file format of ``data()``.
  public let format: PictureFormat

  /// The reasons why pictures were drawn as boxes with a name, in drawing order, each reason once.
  public private(set) var problems: [PictureProblem] = []

  let context: OpaquePointer
  let surface: OpaquePointer
  let sink: VectorSink?

  /// Makes an empty, transparent picture of `size` points.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels per point. Sides are rounded up to whole pixels. Vector formats have no pixels and ignore it.
  ///   - format: What ``data()`` will write.
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
      // in range: the guard above
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

  /// Notes why a picture is not drawn.
  func note(_ problem: PictureProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// A size in points, converted to pixels of the picture. Vector formats count three pixels per point.
  func pixels(of size: CGSize) -> CGSize {
    var (acrossX, acrossY, downX, downY) = (Double(size.width), 0.0, 0.0, Double(size.height))
    cairo_user_to_device_distance(context, &acrossX, &acrossY)
    cairo_user_to_device_distance(context, &downX, &downY)
    let density = format == .png ? 1.0 : 3
    return CGSize(width: hypot(acrossX, acrossY) * density, height: hypot(downX, downY) * density)
  }

  // MARK: State

  /// Runs `body` and restores transform and clip afterwards.
  public func saved<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    cairo_save(context)
    defer { cairo_restore(context) }
    try body()
  }

  /// Runs `body` and shows what it drew as one layer of the given opacity.
  public func group(opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    guard opacity > 0 else { return }
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Runs `body`, then makes the parts transparent that `hole` draws.
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

  /// Runs `body` and shows its drawing where `mask` draws, as far as the mask is opaque.
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

  /// Moves the origin.
  public func translate(x: Double, y: Double) { concatenate(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Scales everything that is drawn from now on.
  public func scale(x: Double, y: Double) { concatenate(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Rotates everything that is drawn from now on, clockwise on the screen, in radians.
  public func rotate(by angle: Double) { cairo_rotate(context, angle) }

  /// Maps everything that is drawn from now on: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public func concatenate(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    var matrix = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    // A singular matrix would put the whole canvas into Cairo's error state. Nothing drawn with one is visible anyway.
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

  /// A rectangle that contains the part of `rect` inside the current clip; `nil` if there is none.
  ///
  /// Cairo stores coordinates in 24 bits. A shape far outside must be cut off, because its coordinates would wrap
  /// around and it would be visible.
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

  /// Draws along a path with a pen of `width` points. `dash` gives the lengths of dashes and gaps in turn.
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

  /// Draws a line of `width` points just inside `rect`.
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
