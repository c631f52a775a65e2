import Foundation

/// Edges of a rectangle, with leading and trailing instead of left and right.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  @kept public init(rawValue: UInt)

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines of text start: left in left-to-right languages.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines of text end: right in left-to-right languages.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
