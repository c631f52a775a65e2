extension LayoutPolicy {
  /// Distances between the rows of a table that are part of a document, in points.
  public struct Tables: Hashable, Sendable {
    /// From the top of a plain table's rows to the first prototype; `nil` for the height that the table states for headers.
    public var plainPrototypeTop: CGFloat? = 44.5
    /// From the top of a plain table's rows to the first static one; `nil` for the height that the table states for headers
    /// where the section has a title, else 0.
    public var plainRowTop: CGFloat? = 44.5
    /// Distance of two sections of a plain table; `nil` for the height that the table states for headers where the next
    /// section has a title, else 0.
    public var plainSectionDistance: CGFloat? = 56
    /// From the top of a grouped table's rows to the first prototype.
    public var groupedPrototypeTop: CGFloat = 32
    /// From the top of a grouped table's rows to the first row of a section with a title.
    public var groupedTitledRowTop: CGFloat = 49.5
    /// From the top of a grouped table's rows to the first row of a section without a title; `nil` for the height that the
    /// table states for headers.
    public var groupedUntitledRowTop: CGFloat?
    /// What a title adds between two groups.
    public var groupTitleHeight: CGFloat = 32
    /// Whether a title without text keeps room: 16 points less than one with text above the first group, 8.5 less between
    /// groups.
    public var emptyTitlesKeepRoom = true
    /// Whether automatic rows are a pixel lower than 44 points.
    public var separatorLiesOutsideRows = true
    /// Whether titles of plain tables lie on a grey bar.
    public var plainTitlesHaveBackground = false
  }
}
