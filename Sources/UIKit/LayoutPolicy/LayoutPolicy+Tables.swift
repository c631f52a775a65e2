extension LayoutPolicy {
  /// Distances between the rows of a table that are part of a storyboard or xib (static rows and prototype cells), in
  /// points.
  public struct Tables: Hashable, Sendable {
    /// Height of the space above the first prototype cell of a plain table; `nil` for the table's section header
    /// height.
    public var plainPrototypeTop: CGFloat? = 50
    /// Height of the space above the first static row of a plain table; `nil` for the table's section header height if
    /// the section has a title, otherwise 0.
    public var plainRowTop: CGFloat? = 50
    /// Distance between two sections of a plain table; `nil` for the table's section header height if the lower section
    /// has a title, otherwise 0.
    public var plainSectionDistance: CGFloat? = 78
    /// Height of the space above the first prototype cell of a grouped table.
    public var groupedPrototypeTop: CGFloat = 55.5
    /// Height of the space above the first static row of a grouped table whose first section has a title.
    public var groupedTitledRowTop: CGFloat = 55.5
    /// Distance of the rows of an inset grouped table from the sides of the table, by the width of the screen.
    public var groupInset = ByWidth(narrow: 16, wide: 20)
    /// Height by which `groupedPrototypeTop` and `groupedTitledRowTop` are reduced if the table begins below a large
    /// title.
    public var groupedTopBelowLargeTitle: CGFloat = 17.5
    /// Height of the space above the first static row of a grouped table whose first section has no title; `nil` for
    /// the table's section header height.
    public var groupedUntitledRowTop: CGFloat?
    /// Height that the title of a section adds to the distance from the section above, in grouped tables.
    public var groupTitleHeight: CGFloat = 38
    /// Height that is added to `groupTitleHeight` if the section below the title also has a footer.
    public var titleAboveFooterHeight: CGFloat = 7.5
    /// Whether an empty title takes space in grouped tables: 16 points less than a title with text above the first
    /// section, 8.5 points less between two sections.
    public var emptyTitlesKeepRoom = true
    /// Least height of rows with automatic height; `nil` for 44 points, or a pixel less if `separatorLiesOutsideRows`
    /// is set.
    public var leastRowHeight: CGFloat?
    /// Whether rows with automatic height are a pixel lower than 44 points, because the separator is not counted.
    public var separatorLiesOutsideRows = true
    /// Whether plain tables show the separators of empty rows below their last row, as before iOS 15.
    public var showsEmptyRows = false
    /// Whether section titles of plain tables have a grey background.
    public var plainTitlesHaveBackground = false
  }
}
