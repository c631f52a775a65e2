/// The drawing surface of a view: corner, border and shadow.
open class CALayer: NSObject {
  /// Radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// Corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all
  /// Shape of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Width of the border in points, drawn inside the bounds.
  open var borderWidth: CGFloat = 0
  /// Colour of the border.
  open var borderColor: CGColor?
  /// Colour behind the content where the view has none.
  open var backgroundColor: CGColor?
  /// Whether content is cut off at the rounded bounds.
  open var masksToBounds = false
  /// Opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0
  /// Displacement of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Softness of the shadow in points.
  open var shadowRadius: CGFloat = 3
  /// Colour of the shadow.
  open var shadowColor: CGColor?
  /// Opacity of the layer, 0 to 1.
  open var opacity: Float = 1
  /// Place in front of (positive) or behind (negative) its siblings.
  open var zPosition: CGFloat = 0
  /// Name of the layer.
  open var name: String?

  /// Creates a layer without border, corner or shadow.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's look; of what is no layer, a plain one. Overrides copy their own properties.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { adoptLook(of: layer) }
  }

  private func adoptLook(of other: CALayer) {
    cornerRadius = other.cornerRadius
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    backgroundColor = other.backgroundColor
    masksToBounds = other.masksToBounds
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowColor = other.shadowColor
    opacity = other.opacity
    zPosition = other.zPosition
    name = other.name
  }
}

/// A set of corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  /// All four corners.
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A softer curve that starts earlier.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
