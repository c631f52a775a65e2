import Foundation

/// How a picture is read. Inert.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The space of its colours.
  public static let colorSpace = Self(rawValue: "kCIImageColorSpace")
  /// What its file says.
  public static let properties = Self(rawValue: "kCIImageProperties")
  /// Whether it is turned as its file says.
  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty")
}
