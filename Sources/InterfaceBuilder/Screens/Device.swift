import Foundation

/// A device of which screens are laid out: its size, its pixels, and what its bezel and status bar keep free.
nonisolated public struct Device: Hashable, Sendable {
  /// Phone, pad, or a canvas that stands for any device.
  public enum Idiom: String, Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// A canvas without a device, as Interface Builder drew before Xcode 8.
    case unspecified
  }

  /// What the hardware and the status bar keep free at the edges, in points.
  public struct Insets: Hashable, Sendable {
    /// Top edge.
    public var top: Double
    /// Left edge.
    public var left: Double
    /// Bottom edge.
    public var bottom: Double
    /// Right edge.
    public var right: Double

    /// Creates insets in points.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// Interface Builder's identifier where it has one, as `retina6_1`; else one of the same kind.
  public var id: String
  /// A model of the kind, as people call it: `iPhone 11`.
  public var name: String
  /// Size in points when upright.
  public var portraitSize: CGSize
  /// Pixels of a point.
  public var scale: Double
  /// Safe area when upright.
  public var portraitInsets: Insets
  /// Safe area when lying on its side.
  public var landscapeInsets: Insets
  /// Phone or pad.
  public var idiom: Idiom
  /// Whether the horizontal size class is regular when lying on its side: iPads and the large iPhones.
  public var isRegularWidthInLandscape: Bool

  /// Whether the device has a home area at the bottom instead of a home button.
  public var hasHomeArea: Bool { portraitInsets.bottom > 0 }

  /// Whether it is a device of Interface Builder's list with a sensor housing (44 points or more at the top).
  var hasNotch: Bool { portraitInsets.top >= 44 }

  /// Size in points in an orientation.
  public func size(_ orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// Safe area in an orientation.
  public func insets(_ orientation: Orientation) -> Insets {
    switch orientation {
    case .portrait: portraitInsets
    case .landscape: landscapeInsets
    }
  }
}
