extension UIView {
  /// Which parts of a frame take a share when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge grows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width grows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge grows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge grows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height grows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge grows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content is fitted into the bounds of a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled evenly until it fits inside.
    case scaleAspectFit = 1
    /// Scaled evenly until it covers the bounds.
    case scaleAspectFill = 2
    /// Drawn anew at each size.
    case redraw = 3
    /// Centred at its own size.
    case center = 4
    /// At the top, centred.
    case top = 5
    /// At the bottom, centred.
    case bottom = 6
    /// At the left, centred.
    case left = 7
    /// At the right, centred.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// How tinted parts look while something is presented above.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the superview.
    case automatic = 0
    /// In full colour.
    case normal = 1
    /// Greyed out.
    case dimmed = 2
  }
}
