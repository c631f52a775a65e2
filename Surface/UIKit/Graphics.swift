@inPlaceOf(CoreGraphics) import Foundation

/// How new drawing is blended with the drawing below it.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}

extension UIColor {
  /// Makes this the fill colour and the stroke colour of the current graphics context.
  @kept(setFill(), setStroke()) public func set()

  /// Makes this the fill colour of the current graphics context.
  @answers(UIGraphicsGetCurrentContext()?.setFillColor(cgColor)) public func setFill()

  /// Makes this the stroke colour of the current graphics context.
  @answers(UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)) public func setStroke()
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a set of corners from UIKit's bits.
  @kept public init(rawValue: UInt)

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
