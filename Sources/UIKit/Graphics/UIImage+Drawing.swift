import Foundation

extension UIImage {
  /// Creates an image whose content is recorded drawing commands.
  convenience init(record: DrawingRecord, scale: CGFloat) {
    self.init(name: nil, size: record.bounds.size, scale: scale, contents: .drawing(record))
  }

  /// The pixels per point for a requested scale. 0, negative and infinite scales stand for the display scale of the
  /// current traits.
  static func drawingScale(_ scale: CGFloat) -> CGFloat {
    if scale > 0, scale.isFinite { return scale }
    let current = UITraitCollection.current.displayScale
    return current > 0 ? current : 1
  }

  /// Draws the image in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context, with its top left corner at a point, blended with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle of the current context, blended with what is there.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.multiplyAlpha(by: alpha) }
    context.add(.image(self, rect))
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with copies of the image, side by side and one below the other.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
    }
    context.restoreGState()
  }

  // MARK: Pixels

  /// The image as a `CGImage`; nil for symbols, and for images whose pixels are not available.
  public var cgImage: CGImage? {
    switch contents {
    case .symbol, .placeholder: nil
    default: CGImage(picture: self)
    }
  }

  /// Creates an image from a `CGImage`, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a `CGImage`, with `scale` pixels per point. The orientation is stored, but the pixels are
  /// not rotated when the image is drawn.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var properties = cgImage.picture.properties
    let scale = scale > 0 ? scale : 1
    properties.size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    properties.scale = scale
    properties.orientation = orientation
    self.init(properties)
  }

  // MARK: Tint

  /// A copy of the image whose opaque parts are drawn in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// A copy of the image whose opaque parts are drawn in a colour, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// A copy of the image with another size in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  /// A copy of the image with another size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The image itself: nothing has to be decoded.
  public func preparingForDisplay() -> UIImage? { self }
}
