extension LayoutPolicy {
  /// How the rows of a table follow their content when they are part of a document.
  ///
  /// In a running app, rows grow with their content. Design tools keep some rows at a fixed height and squeeze the
  /// content into it.
  public struct DocumentRows: Hashable, Sendable {
    /// Height of prototypes that don't state one.
    public var prototypes = Height.content
    /// Height of static rows with a built-in arrangement that don't state one.
    public var builtInRows = Height.content
    /// Height of static rows with views of their own that don't state one.
    public var customRows = Height.content
    /// Whether custom content can make a row lower than an empty row.
    public var customContentShrinksRows = false
    /// Whether section titles keep their usual height instead of growing with their text.
    public var titlesKeepRoom = false
    /// Whether built-in labels without text keep the room of the words “Title”, “Subtitle” or “Detail”.
    public var emptyLabelsKeepRoom = false
    /// Whether built-in titles stand above details at accessibility text sizes.
    public var stacksLargeTitles = true
    /// Whether the distance between title and subtitle grows with the row's height, instead of with the room that the
    /// text leaves.
    public var subtitlesSpreadWithRow = false
    /// Room between the rows of a plain table and its footer view, for the footer of the last section.
    public var lastFooterHeight: CGFloat = 0
    /// Whether rows below the visible part of the table have the margins of plain views.
    public var hiddenRowsHavePlainMargins = false
    /// Width of the disclosure indicator's symbol; `nil` for the symbol's own width.
    public var disclosureSymbolWidth: CGFloat?

    public enum Height: Hashable, Sendable {
      /// What the content needs, and at least the usual height.
      case content
      /// The usual height: that of one line of text at the standard size.
      case usual
      /// A height in points.
      case points(CGFloat)
    }
  }
}
