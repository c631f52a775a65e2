import Foundation

/// A layer that draws a path: filled, stroked, or both.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?
  /// Fill colour; nil to leave the path unfilled.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule by which a point is inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// Stroke colour; nil to draw no lines.
  open var strokeColor: CGColor?
  /// The fraction of the path's length at which the stroke starts, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The fraction of the path's length at which the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// Width of lines in points.
  open var lineWidth: CGFloat = 1
  /// The miter limit: a pointed corner that is longer than so many line widths is drawn as a bevel.
  open var miterLimit: CGFloat = 10
  /// The shape of the ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners between lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The distance into the dash pattern at which lines begin, in points.
  open var lineDashPhase: CGFloat = 0
  /// Alternating lengths of dashes and gaps in points; nil for solid lines.
  open var lineDashPattern: [NSNumber]?

  /// The drawing commands that draw the path, in the layer's coordinates; nil if there is no path.
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

/// The rule by which a point is inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a rule with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point is inside if the path winds around it: its winding number is not zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a shape of line ends with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends exactly at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line extends beyond its end point by half of its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners between lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a shape of corners with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The corner is pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
