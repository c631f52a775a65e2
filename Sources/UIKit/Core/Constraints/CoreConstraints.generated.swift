// Made by `make surface` from Surface/UIKit/Core/Constraints.swift; don't edit.
// swift-format-ignore-file

import Foundation

extension NSLayoutConstraint {
  /// An edge, size, centre or baseline that a constraint can refer to.
  public enum Attribute: Int, Hashable, Sendable {
    /// Stands in place of the second attribute in a constraint whose right side is a constant only.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines of text start: left in left-to-right languages.
    case leading = 5
    /// The edge where lines of text end: right in left-to-right languages.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre: halfway between the left and right edges.
    case centerX = 9
    /// The vertical centre: halfway between the top and bottom edges.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge, moved inwards by the view's left layout margin.
    case leftMargin = 13
    /// The right edge, moved inwards by the view's right layout margin.
    case rightMargin = 14
    /// The top edge, moved inwards by the view's top layout margin.
    case topMargin = 15
    /// The bottom edge, moved inwards by the view's bottom layout margin.
    case bottomMargin = 16
    /// The leading edge, moved inwards by the view's leading layout margin.
    case leadingMargin = 17
    /// The trailing edge, moved inwards by the view's trailing layout margin.
    case trailingMargin = 18
    /// The horizontal centre of the area inside the view's layout margins.
    case centerXWithinMargins = 19
    /// The vertical centre of the area inside the view's layout margins.
    case centerYWithinMargins = 20

    /// The older name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// The axis along which something is measured or laid out.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// The x axis, for widths and horizontal positions.
    case horizontal = 0
    /// The y axis, for heights and vertical positions.
    case vertical = 1
  }
}

/// The priority of a constraint. 1000 is required; constraints of lower priority hold as far as those of higher
/// priority allow.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority from a number above 0 and at most 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number above 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint (1000).
  public static let required = UILayoutPriority(1000)
  /// The default priority with which a view resists being smaller than its content (750).
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that may resize a scene (510). It is above ``sceneSizeStayPut``.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size (500).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that may not resize a scene (490). It is below ``sceneSizeStayPut``.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which a view resists being larger than its content (250).
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in `UIView.systemLayoutSizeFitting(_:)` (50).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the priority on the left is lower than that on the right.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

  /// A priority that is higher by `right`.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue + right) }

  /// A priority that is lower by `right`.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue - right) }
}
