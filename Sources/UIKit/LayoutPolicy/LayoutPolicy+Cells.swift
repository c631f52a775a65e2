extension LayoutPolicy {
  /// Distances inside table cells, in points.
  public struct Cells: Hashable, Sendable {
    /// From the cell's leading edge to built-in titles and to the margin of other content, by the width of the screen.
    public var leadingMargin = ByWidth(narrow: 16, wide: 20)
    /// Margin of content views at top and bottom, of which the line between rows takes a part.
    public var verticalMargin: CGFloat = 11
    /// Side margin of cells that stand on their own on screens of up to 375 points; nil for that of their own width.
    public var lonelyCellMargin: CGFloat? = 16
    /// From built-in content to the content view's trailing edge where an accessory follows.
    public var marginBesideAccessory: CGFloat = 8
    /// Whether content views have margins of their own, by the width of the screen; otherwise those of any view.
    public var hasContentMargins = true
    /// Whether margins that are set on a content view are at least the system's. In a running app they may be smaller.
    public var contentMarginsAreLeast = false
    /// Width of the sign that there is more; `nil` for the leading margin and the symbol's width.
    public var disclosureWidth: CGFloat?
    /// Width of the symbol that there is more, before it is rounded to a pixel.
    public var disclosureSymbolWidth: CGFloat = 10.4
    /// Width of the sign that there is more, with a button for details, before it is rounded to a pixel.
    public var detailDisclosureWidth: CGFloat = 62.4
    /// Width of the button for details.
    public var detailButtonWidth: CGFloat = 44
    /// Width of a tick; `nil` for the leading margin and the symbol's width.
    public var checkmarkWidth: CGFloat?
    /// Distance of a view that stands in the accessory's place from the content view.
    public var customAccessoryDistance: CGFloat = 8
    /// Distance of a built-in image from the title.
    public var imageDistance: CGFloat = 16
    /// Height that the line below a row takes from the content view.
    public var separator = Separator.none
    /// Whether lines below rows start at the content's margin unless row or table state where.
    public var separatorsStartAtMargin = true

    /// Height that a line takes from a row.
    public enum Separator: Hashable, Sendable {
      /// The line lies over the content.
      case none
      /// One pixel.
      case pixel
      /// One point.
      case point
    }
  }
}
