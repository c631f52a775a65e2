import Foundation

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?
  /// Colour of the inside; nil for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Colour of the lines; nil for none.
  open var strokeColor: CGColor?
  /// The fraction of the lines' length at which drawing starts.
  open var strokeStart: CGFloat = 0
  /// The fraction of the lines' length at which drawing ends.
  open var strokeEnd: CGFloat = 1
  /// Width of lines in points.
  open var lineWidth: CGFloat = 1
  /// The length, in line widths, from which pointed corners are cut off.
  open var miterLimit: CGFloat = 10
  /// The ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The position in the dash pattern at which lines begin.
  open var lineDashPhase: CGFloat = 0
  /// Alternating lengths of dashes and gaps; nil for solid lines.
  open var lineDashPattern: [NSNumber]?

  /// What the layer shows, in its own coordinates.
  public var shapeRecord: DrawingRecord? {
    guard let path else { return nil }
    let context = CGContext(size: bounds.size, scale: contentsScale, isOpaque: false)
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, lineWidth > 0 {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setMiterLimit(miterLimit)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      context.addPath(CGPath(shape: path.shape.trimmed(from: strokeStart, to: strokeEnd)))
      context.strokePath()
    }
    return DrawingRecord(commands: context.commands, bounds: bounds)
  }
}

/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Parts around which the path winds (non-zero winding number).
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Parts from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Ends of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, half a width longer.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Corners of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
