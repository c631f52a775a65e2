import Foundation

extension NSLayoutConstraint {
  /// An edge, size, centre or baseline that a constraint can refer to.
  public enum Attribute: Int, Hashable, Sendable {
    /// No attribute: the constraint sets a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines start.
    case leading = 5
    /// The edge where lines end.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle of the horizontal extent.
    case centerX = 9
    /// The middle of the vertical extent.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where lines start.
    case leadingMargin = 17
    /// The margin where lines end.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20

    /// The older name of `lastBaseline`.
    @answers(.lastBaseline) public static var baseline: Attribute { get }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

/// The priority of a constraint, from 1 to 1000; 1000 must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  @kept public init(rawValue: Float)

  /// Creates a priority from its number.
  @kept public init(_ rawValue: Float)

  /// Must hold (1000).
  public static let required = UILayoutPriority(1000)
  /// How strongly a control resists being cut (750).
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a drag may resize a scene (510).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene keeps its size (500).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How strongly a drag that can't resize a scene pulls (490).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly a control hugs its content (250).
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a view is pulled to the size that it is fitted to (50).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the left priority is lower.
  @answers(left.rawValue < right.rawValue)
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool

  /// The priority raised by a number.
  @answers(UILayoutPriority(left.rawValue + right))
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority

  /// The priority lowered by a number.
  @answers(UILayoutPriority(left.rawValue - right))
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority
}
