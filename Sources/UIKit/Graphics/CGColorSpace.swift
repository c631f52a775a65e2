/// A colour space, which defines what the components of a colour mean. Inert: all colours are sRGB.
public final class CGColorSpace: Sendable {
  public let name: String?

  private init(named name: String?) {
    self.name = name
  }

  public convenience init?(name: String) {
    self.init(named: name)
  }

  public static let sRGB = "kCGColorSpaceSRGB"
  /// Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// sRGB whose components can be below 0 and above 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearGray = "kCGColorSpaceLinearGray"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether colours have one component.
  var isGray: Bool { name?.contains("Gray") == true }

  static let deviceRGB = CGColorSpace(named: "kCGColorSpaceDeviceRGB")
  static let deviceGray = CGColorSpace(named: "kCGColorSpaceDeviceGray")
}

/// The RGB colour space of the device; treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The grey colour space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
