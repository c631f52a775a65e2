import Foundation

/// A device for which screens are laid out: its size, scale and safe areas.
nonisolated public struct Device: Hashable, Sendable {
  /// The kind of device. It is unspecified for the canvas of a document that names no device.
  public enum Idiom: String, Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// The canvas of a document that names no device, as before Xcode 8.
    case unspecified
  }

  /// The safe-area insets of a device's screen, in points, without navigation bars, tab bars or toolbars.
  public struct Insets: Hashable, Sendable {
    /// The inset at the top edge.
    public var top: Double
    /// The inset at the left edge.
    public var left: Double
    /// The inset at the bottom edge.
    public var bottom: Double
    /// The inset at the right edge.
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
  /// Safe-area insets in portrait.
  public var portraitInsets: Insets
  /// Safe-area insets in landscape.
  public var landscapeInsets: Insets
  /// The kind of device.
  public var idiom: Idiom
  /// Whether the horizontal size class is regular in landscape, as on iPads and large iPhones.
  public var isRegularWidthInLandscape: Bool
  /// The app's window, if the app shares an iPad's screen with another app (Split View); `nil` if it has the whole
  /// screen.
  public var window: Window?

  /// The window of an app in Split View, beside the window of another app. It is as high as the screen.
  public struct Window: Hashable, Sendable {
    /// The window's share of the screen's width in landscape, in words: “a third”.
    public var share: String
    /// Width in portrait, in points.
    public var portraitWidth: Double
    /// Width in landscape, in points.
    public var landscapeWidth: Double
  }

  /// Whether the device has a home area at the bottom instead of a home button.
  public var hasHomeArea: Bool { portraitInsets.bottom > 0 }

  /// Whether the device has a notch or a Dynamic Island: a top inset of 44 points or more in portrait.
  var hasNotch: Bool { portraitInsets.top >= 44 }

  /// The size in points in an orientation: that of ``window`` if there is one, otherwise that of the screen.
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

  /// The width in points from which an iPad's window has a regular horizontal size class. On devices, the narrowest
  /// regular window has 678 points, and the widest compact window has 639 points.
  private static let leastRegularWidth = 650.0

  /// The safe-area insets in an orientation.
  public func insets(_ orientation: Orientation) -> Insets {
    switch orientation {
    case .portrait: portraitInsets
    case .landscape: landscapeInsets
    }
  }

  /// The height of the status bar in an orientation, in points; 0 if it is not shown.
  ///
  /// It is as high as the safe area, but 54 points on iPhones with a Dynamic Island, whose safe area begins below that.
  func statusBarHeight(_ orientation: Orientation) -> Double {
    let top = insets(orientation).top
    return idiom == .phone ? min(54, top) : top
  }
}
