import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a level by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The default type.
  public static let `default` = OSLogType(0)
  /// Information.
  public static let info = OSLogType(1)
  /// For debugging.
  public static let debug = OSLogType(2)
  /// Something failed.
  public static let error = OSLogType(16)
  /// The app is wrong.
  public static let fault = OSLogType(17)
}
