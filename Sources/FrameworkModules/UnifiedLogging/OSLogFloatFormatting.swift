import Foundation

/// How a number is written. Inert.
public struct OSLogFloatFormatting: Sendable {
  /// With digits behind the point.
  public static let fixed = OSLogFloatFormatting()
  /// With a power of ten.
  public static let exponential = OSLogFloatFormatting()
  /// In the shorter of the two formats.
  public static let hybrid = OSLogFloatFormatting()
  /// With digits behind the point.
  public static func fixed(precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false)
    -> OSLogFloatFormatting
  {
    OSLogFloatFormatting()
  }
  /// With a power of ten.
  public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}
