// Made by `make surface` from Surface/UIKit/Layers.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// How contents are fitted into a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds, with the same proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as still covers the bounds, with the same proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are made larger and smaller. Inert: the drawing decides.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Softly.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// By several sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Draws and lays out for a layer. All methods are optional.
public protocol CALayerDelegate: AnyObject {
  /// Makes the contents.
  func display(_ layer: CALayer)
  /// Draws the content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layers inside.
  func layoutSublayers(of layer: CALayer)
  /// The animation of a change. Inert: nothing is animated.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A layer with text. Inert: its text is not drawn.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`. Inert: kept.
  open var string: Any?
  /// The font: a `UIFont` or a name. Inert: kept.
  open var font: Any?
  /// Size of the font in points. Inert: kept.
  open var fontSize: CGFloat = 36
  /// Colour of the text. Inert: kept.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines break. Inert: kept.
  open var isWrapped = false
  /// How text is cut. Inert: kept.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Where lines stand. Inert: kept.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// How text of a layer is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines of a layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A place of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
