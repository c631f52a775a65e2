// Made by `make surface` from Surface/UIKit/Layers.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// How the contents of a layer are scaled and positioned in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value with a name.
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
  /// Scaled to fill the bounds; the proportions may change.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit into the bounds, with the same proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds completely, with the same proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter with which a layer's contents are scaled up or down. Inert: the module Drawing decides.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With linear interpolation.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// With interpolation between several sizes (mipmaps).
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Draws the content of a layer and lays out its sublayers. All methods are optional.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's `contents`.
  func display(_ layer: CALayer)
  /// Draws the layer's content into a context.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the content is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action, such as an animation, for a change of a property. Inert: never called, because nothing is animated.
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
  /// The text: a `String` or an `NSAttributedString`. Inert: the value is stored and has no effect.
  open var string: Any?
  /// The font: a `UIFont` or a name. Inert: the value is stored and has no effect.
  open var font: Any?
  /// Size of the font in points. Inert: the value is stored and has no effect.
  open var fontSize: CGFloat = 36
  /// Colour of the text. Inert: the value is stored and has no effect.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether text wraps into several lines. Inert: the value is stored and has no effect.
  open var isWrapped = false
  /// How text that is too long is truncated. Inert: the value is stored and has no effect.
  open var truncationMode = CATextLayerTruncationMode.none
  /// How lines are aligned horizontally. Inert: the value is stored and has no effect.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// How the text of a `CATextLayer` is truncated if it is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The text is not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start of the text is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the text is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the text is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How the lines of a `CATextLayer` are aligned horizontally.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an alignment with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the left or right edge, by the writing direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Stretched from edge to edge.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows its sublayers several times. Inert: they are shown once, as they are.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown. Inert: the value is stored and has no effect.
  open var instanceCount = 1
  /// Whether the copies are not flattened. Inert: the value is stored and has no effect.
  open var preservesDepth = false
  /// The seconds between animations of two copies. Inert: the value is stored and has no effect.
  open var instanceDelay: CFTimeInterval = 0
  /// What moves each copy from the one before. Inert: the value is stored and has no effect.
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  /// The colour of the first copy. Inert: the value is stored and has no effect.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// What each copy has more of red. Inert: the value is stored and has no effect.
  open var instanceRedOffset: Float = 0
  /// What each copy has more of green. Inert: the value is stored and has no effect.
  open var instanceGreenOffset: Float = 0
  /// What each copy has more of blue. Inert: the value is stored and has no effect.
  open var instanceBlueOffset: Float = 0
  /// What each copy has more of opacity. Inert: the value is stored and has no effect.
  open var instanceAlphaOffset: Float = 0
}

/// A layer that does not flatten its sublayers. Inert: layers are flat.
open class CATransformLayer: CALayer {}

/// A layer that draws its content in tiles. Inert: the content is drawn at once, as in other layers.
open class CATiledLayer: CALayer {
  /// The seconds in which a tile appears.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// How many sizes of the content are drawn. Inert: the value is stored and has no effect.
  open var levelsOfDetail = 1
  /// How many of them are enlarged. Inert: the value is stored and has no effect.
  open var levelsOfDetailBias = 0
  /// The greatest size of a tile in pixels. Inert: the value is stored and has no effect.
  open var tileSize = CGSize(width: 256, height: 256)
}

/// The directions in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A direction of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no direction.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// To the left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// In both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Parts of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a value with Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The shape of an emitter, from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a value with Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The order in which overlapping particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a value with Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are drawn first, behind newer ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are drawn last, in front of newer ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From the farthest to the nearest, by the z coordinate.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours of overlapping particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A softer curve that starts earlier.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
