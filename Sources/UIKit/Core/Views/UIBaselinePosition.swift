/// The height at which a line of text stands in a view, as part of the view's own height plus points.
///
/// A label's first line stands `ascender` below the top: `UIBaselinePosition(heightFraction: 0, offset: ascender)`.
/// A centred title stands at half the height plus an offset. Measured from the top of the alignment rectangle.
public struct UIBaselinePosition: Hashable, Sendable {
  /// The part of the height, 0 (top) to 1 (bottom).
  public var heightFraction: CGFloat
  /// Points below that part of the height.
  public var offset: CGFloat

  /// Creates a position.
  public init(heightFraction: CGFloat, offset: CGFloat) {
    self.heightFraction = heightFraction
    self.offset = offset
  }

  /// The position in a view of the given height, in points from its top.
  public func y(inHeight height: CGFloat) -> CGFloat { heightFraction * height + offset }
}
