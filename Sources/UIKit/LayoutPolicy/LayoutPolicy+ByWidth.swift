extension LayoutPolicy {
  /// A length that depends on whether a screen or view is narrow or wide.
  public struct ByWidth: Hashable, Sendable {
    /// The length up to a width of 375.5 points, in points.
    public var narrow: CGFloat
    /// The length above, in points.
    public var wide: CGFloat

    /// Creates a length for either case.
    public init(narrow: CGFloat, wide: CGFloat) {
      self.narrow = narrow
      self.wide = wide
    }

    /// The length for a width in points.
    ///
    /// Half a point above 375 still counts as narrow: Interface Builder stores such widths for the columns of split views.
    public func value(forWidth width: CGFloat) -> CGFloat { width <= 375.5 ? narrow : wide }
  }
}
