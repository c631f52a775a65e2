extension LayoutPolicy {
  /// How high the rows of a table are that are part of a storyboard or xib: static rows and prototype cells.
  ///
  /// In a running app, rows grow with their content. Design tools, such as Interface Builder's canvas, keep some rows
  /// at a fixed height and compress the content into it.
  public struct DocumentRows: Hashable, Sendable {
    /// Height of prototype cells that state no height.
    public var prototypes = Height.content
    /// Height of static rows that state no height and have a built-in cell style, such as subtitle.
    public var builtInRows = Height.content
    /// Height of static rows that state no height and have custom content.
    public var customRows = Height.content
    /// Whether section titles keep their usual height instead of growing with the height of their text.
    public var titlesKeepRoom = false
    /// Whether built-in labels without text are as large as if their text were “Title”, “Subtitle” or “Detail”.
    public var emptyLabelsKeepRoom = false
    /// Whether built-in cells place the detail text below the title, instead of beside it, at accessibility text sizes.
    public var stacksLargeTitles = true
    /// Whether the distance between title and subtitle grows with the row's height, instead of with the height that the
    /// two texts leave free.
    public var subtitlesSpreadWithRow = false
    /// Height that is left free between the last row of a plain table and its footer view, for the last section's
    /// footer.
    public var lastFooterHeight: CGFloat = 0
    /// Whether cells that start below the visible part of the table have the default margins of plain views instead of
    /// those of cells.
    public var hiddenRowsHavePlainMargins = false
    /// Whether views are ambiguous whose frames depend on the size of a cell below the visible part of the table,
    /// because the cell has not been laid out. Only where `hiddenRowsHavePlainMargins` is set.
    public var hiddenRowsLeaveSizesOpen = false
    /// Width of the disclosure indicator's symbol; `nil` for the symbol's own width.
    public var disclosureSymbolWidth: CGFloat?

    public enum Height: Hashable, Sendable {
      /// The height that the content needs, and for content of a built-in style at least the usual height.
      case content
      /// The height of a row with one line of text at the default text size.
      case usual
      /// A height in points.
      case points(CGFloat)
    }
  }
}
