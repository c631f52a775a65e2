@_exported import Foundation

/// Distances from the four physical edges of a rectangle, in points; positive values move the edge inwards.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  /// Creates insets without any distance.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Sum of the left and right insets.
  public var horizontal: CGFloat { left + right }

  /// Sum of the top and bottom insets.
  public var vertical: CGFloat { top + bottom }
}

/// Distances from the edges of a rectangle, in points, with leading and trailing edges instead of left and right ones.
/// Positive values move the edge inwards.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  /// Inset from the leading edge: left in left-to-right layouts, right in right-to-left layouts.
  public var leading: CGFloat
  public var bottom: CGFloat
  /// Inset from the trailing edge: right in left-to-right layouts, left in right-to-left layouts.
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets without any distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same insets with left and right edges instead of leading and trailing ones.
  package func resolved(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension UIEdgeInsets {
  /// The same insets with leading and trailing edges instead of left and right ones.
  func directional(in direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .rightToLeft
      ? NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
      : NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards by `insets`; a size never falls below zero.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }
}
