import Foundation

/// How a whole number is written. Inert.
public struct OSLogIntegerFormatting: Sendable {
  /// With ten digits.
  public static let decimal = OSLogIntegerFormatting()
  /// With sixteen digits.
  public static let hex = OSLogIntegerFormatting()
  /// With eight digits.
  public static let octal = OSLogIntegerFormatting()
}
