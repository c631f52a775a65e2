extension LayoutPolicy {
  /// A length that depends on whether a screen or view is narrow or wide.
  public struct ByWidth: Hashable, Sendable {
    /// The length for widths up to the limit, in points.
    public var narrow: CGFloat
    /// The length for widths above the limit, in points.
    public var wide: CGFloat
    /// The largest width that counts as narrow, in points.
    ///
    /// The usual limit is 375.5, since Interface Builder stores widths of 375.5 points for the columns of split views.
    public var limit: CGFloat

    /// Creates a length from its values for narrow and wide screens or views.
    public init(narrow: CGFloat, wide: CGFloat, limit: CGFloat = 375.5) {
      self.narrow = narrow
      self.wide = wide
      self.limit = limit
    }

    /// The length for a width in points.
    public func value(forWidth width: CGFloat) -> CGFloat { width <= limit ? narrow : wide }
  }
}
