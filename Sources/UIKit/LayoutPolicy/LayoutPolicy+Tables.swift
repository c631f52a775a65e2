extension LayoutPolicy {
  /// Distances between the rows of a table that are part of a document, in points.
  public struct Tables: Hashable, Sendable {
    /// From the top of a plain table's rows to the first prototype; `nil` for the height that the table states for
    /// headers.
    public var plainPrototypeTop: CGFloat? = 50
    /// From the top of a plain table's rows to the first static row; `nil` for the height that the table states for
    /// headers if the section has a title, otherwise 0.
    public var plainRowTop: CGFloat? = 50
    /// Distance between two sections of a plain table; `nil` for the height that the table states for headers if the
    /// next section has a title, otherwise 0.
    public var plainSectionDistance: CGFloat? = 78
    /// From the top of a grouped table's rows to the first prototype.
    public var groupedPrototypeTop: CGFloat = 55.5
    /// From the top of a grouped table's rows to the first row of a section with a title.
    public var groupedTitledRowTop: CGFloat = 55.5
    /// Distance of the rows of an inset group from the sides, by the width of the screen.
    public var groupInset = ByWidth(narrow: 16, wide: 20)
    /// Height by which the room above the first group (prototypes, or a group with a title) is smaller below a large
    /// title.
    public var groupedTopBelowLargeTitle: CGFloat = 17.5
    /// From the top of a grouped table's rows to the first row of a section without a title; `nil` for the height that
    /// the table states for headers.
    public var groupedUntitledRowTop: CGFloat?
    /// Height that a title adds between two groups.
    public var groupTitleHeight: CGFloat = 38
    /// Height that a title adds in addition to that if the group below also has a footer.
    public var titleAboveFooterHeight: CGFloat = 7.5
    /// Whether a title without text keeps room: 16 points less than one with text above the first group, 8.5 less
    /// between groups.
    public var emptyTitlesKeepRoom = true
    /// Least height of automatic rows; `nil` for 44 points, or a pixel less.
    public var leastRowHeight: CGFloat?
    /// Whether automatic rows of a document are a pixel lower than 44 points.
    public var separatorLiesOutsideRows = true
    /// Whether plain tables show the separators of empty rows below their last row, as before iOS 15.
    public var showsEmptyRows = false
    /// Whether titles of plain tables lie on a grey bar.
    public var plainTitlesHaveBackground = false
  }
}
