import Foundation

/// A device for which screens are laid out: its size, scale and safe areas.
nonisolated public struct Device: Hashable, Sendable {
  /// Phone, pad, or the canvas of a document that names no device.
  public enum Idiom: String, Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// The canvas of a document that names no device, as before Xcode 8.
    case unspecified
  }

  /// Safe-area insets without bars, in points.
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

  /// Interface Builder's identifier, such as `retina6_1`; for other devices, an identifier of the same form.
  public var id: String
  /// Name of a model with this size: `iPhone 11`.
  public var name: String
  /// Size in portrait, in points.
  public var portraitSize: CGSize
  /// Pixels per point.
  public var scale: Double
  /// Safe area in portrait.
  public var portraitInsets: Insets
  /// Safe area in landscape.
  public var landscapeInsets: Insets
  /// Phone or pad.
  public var idiom: Idiom
  /// Whether the horizontal size class is regular in landscape, as on iPads and large iPhones.
  public var isRegularWidthInLandscape: Bool
  /// The part of an iPad's screen, beside the window of another app, that the device stands for; `nil` for a whole
  /// screen.
  public var window: Window?

  /// A window beside the window of another app. It is as high as the screen.
  public struct Window: Hashable, Sendable {
    /// The part of the screen in landscape, in words: “a third”.
    public var share: String
    /// Width in portrait, in points.
    public var portraitWidth: Double
    /// Width in landscape, in points.
    public var landscapeWidth: Double
  }

  /// Whether the device has a home area at the bottom instead of a home button.
  public var hasHomeArea: Bool { portraitInsets.bottom > 0 }

  /// Whether the device has a sensor housing: 44 points or more at the top.
  var hasNotch: Bool { portraitInsets.top >= 44 }

  /// Size in points in an orientation: that of the screen, or of the window.
  public func size(_ orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: CGSize(width: window?.portraitWidth ?? portraitSize.width, height: portraitSize.height)
    case .landscape: CGSize(width: window?.landscapeWidth ?? portraitSize.height, height: portraitSize.width)
    }
  }

  /// Whether the horizontal size class is regular in an orientation.
  func isRegularWidth(_ orientation: Orientation) -> Bool {
    switch idiom {
    case .phone: orientation == .landscape && isRegularWidthInLandscape
    case .pad: window == nil || size(orientation).width >= Self.leastRegularWidth
    case .unspecified: false
    }
  }

  /// The least width in points of a regular window. The narrowest regular window has 678 points, the widest compact one
  /// 639.
  private static let leastRegularWidth = 650.0

  /// Safe area in an orientation.
  public func insets(_ orientation: Orientation) -> Insets {
    switch orientation {
    case .portrait: portraitInsets
    case .landscape: landscapeInsets
    }
  }
}
