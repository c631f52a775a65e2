extension LayoutPolicy {
  /// Distances between the rows of a table that are part of a document, in points.
  public struct Tables: Hashable, Sendable {
    /// From the top of a plain table's rows to the first prototype; `nil` for the height that the table states for headers.
    public var plainPrototypeTop: CGFloat? = 50
    /// From the top of a plain table's rows to the first static one; `nil` for the height that the table states for headers
    /// where the section has a title, else 0.
    public var plainRowTop: CGFloat? = 50
    /// Distance of two sections of a plain table; `nil` for the height that the table states for headers where the next
    /// section has a title, else 0.
    public var plainSectionDistance: CGFloat? = 78
    /// From the top of a grouped table's rows to the first prototype.
    public var groupedPrototypeTop: CGFloat = 55.5
    /// From the top of a grouped table's rows to the first row of a section with a title.
    public var groupedTitledRowTop: CGFloat = 55.5
    /// Points by which rows of an inset group stand in from the sides, by the width of the screen.
    public var groupInset = ByWidth(narrow: 16, wide: 20)
    /// What is missing above the first group, prototypes or titled, below a large title.
    public var groupedTopBelowLargeTitle: CGFloat = 17.5
    /// From the top of a grouped table's rows to the first row of a section without a title; `nil` for the height that the
    /// table states for headers.
    public var groupedUntitledRowTop: CGFloat?
    /// What a title adds between two groups.
    public var groupTitleHeight: CGFloat = 38
    /// What a title adds more between two groups where the group below has a footer, too.
    public var titleAboveFooterHeight: CGFloat = 7.5
    /// Whether a title without text keeps room: 16 points less than one with text above the first group, 8.5 less between
    /// groups.
    public var emptyTitlesKeepRoom = true
    /// Least height of automatic rows; `nil` for 44 points, or a pixel less.
    public var leastRowHeight: CGFloat?
    /// Whether automatic rows of a document are a pixel lower than 44 points.
    public var separatorLiesOutsideRows = true
    /// Whether plain tables show the lines of empty rows below their last one, as before iOS 15.
    public var showsEmptyRows = false
    /// Whether titles of plain tables lie on a grey bar.
    public var plainTitlesHaveBackground = false
  }
}
