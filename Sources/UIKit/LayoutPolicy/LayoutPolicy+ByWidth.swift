extension LayoutPolicy {
  /// A length that depends on whether a screen or view is narrow or wide.
  public struct ByWidth: Hashable, Sendable {
    /// The length up to the limit, in points.
    public var narrow: CGFloat
    /// The length above, in points.
    public var wide: CGFloat
    /// The largest width that counts as narrow, in points.
    ///
    /// Half a point above 375 still counts: Interface Builder stores such widths for the columns of split views.
    public var limit: CGFloat

    /// Creates a length for either case.
    public init(narrow: CGFloat, wide: CGFloat, limit: CGFloat = 375.5) {
      self.narrow = narrow
      self.wide = wide
      self.limit = limit
    }

    /// The length for a width in points.
    public func value(forWidth width: CGFloat) -> CGFloat { width <= limit ? narrow : wide }
  }
}
