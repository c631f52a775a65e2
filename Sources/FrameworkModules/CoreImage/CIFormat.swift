import Foundation

/// How pixels are stored. Inert.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32
  /// Creates a format by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Four bytes.
  public static let RGBA8 = Self(rawValue: 264)
  /// Four bytes, blue first.
  public static let BGRA8 = Self(rawValue: 266)
}
