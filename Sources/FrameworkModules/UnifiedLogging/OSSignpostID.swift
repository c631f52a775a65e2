import Foundation

/// The identifier of signposts that belong together.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates an identifier by its number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier.
  public init(log: OSLog) { self = .exclusive }
  /// Creates an identifier for an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
  /// The only one of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let null = OSSignpostID(0)
}
