import Foundation

/// How wide a value is written. Inert.
public struct OSLogStringAlignment: Sendable {
  /// At its natural width.
  public static let none = OSLogStringAlignment()
  /// At the right of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}
