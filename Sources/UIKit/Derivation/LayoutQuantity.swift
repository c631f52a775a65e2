/// An edge, centre, baseline or size of a view or guide, with the number that layout gave it.
@preconcurrency @MainActor public struct LayoutQuantity {
  /// Which rectangle of the item is meant.
  public enum Part: Hashable, Sendable {
    /// The rectangle that constraints act on: the frame without ``UIView/alignmentRectInsets``.
    case alignmentRect
    /// The frame. Used only if it differs from the alignment rectangle.
    case frame
    /// The content of a scroll view, in content coordinates.
    case content
  }

  /// The view or guide.
  public var item: AnyObject
  /// The edge, centre, baseline or size.
  public var attribute: NSLayoutConstraint.Attribute
  /// The rectangle whose ``attribute`` is meant.
  public var part: Part
  /// The view in whose coordinates a position is measured; `nil` for sizes.
  public var space: UIView?
  /// The position or size in points as solved, before frames are rounded to pixels.
  public var value: Double
}
