import Foundation

/// Sides of a rectangle by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt

  /// Sides by UIKit's bits.
  @kept public init(rawValue: UInt)

  /// The top side.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
