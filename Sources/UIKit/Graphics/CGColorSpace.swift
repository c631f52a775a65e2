/// What the components of a colour mean. Inert: all colours are sRGB.
public final class CGColorSpace: Sendable {
  /// The name of a space.
  public let name: String?

  private init(named name: String?) {
    self.name = name
  }

  /// The space of a name.
  public convenience init?(name: String) {
    self.init(named: name)
  }

  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// sRGB beyond 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Linear grey.
  public static let linearGray = "kCGColorSpaceLinearGray"
  /// Grey.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  static let deviceRGB = CGColorSpace(named: "kCGColorSpaceDeviceRGB")
  static let deviceGray = CGColorSpace(named: "kCGColorSpaceDeviceGray")
}

/// The colours of a screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The greys of a screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
