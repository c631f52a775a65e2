@inPlaceOf(CoreGraphics) import Foundation

/// How drawing is blended with what was drawn before.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}

extension UIColor {
  /// Makes this the colour of fillings and lines in the present context.
  @kept(setFill(), setStroke()) public func set()

  /// Makes this the colour of fillings in the present context.
  @answers(UIGraphicsGetCurrentContext()?.setFillColor(cgColor)) public func setFill()

  /// Makes this the colour of lines in the present context.
  @answers(UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)) public func setStroke()
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Corners by UIKit's bits.
  @kept public init(rawValue: UInt)

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
