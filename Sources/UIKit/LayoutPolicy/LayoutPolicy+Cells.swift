extension LayoutPolicy {
  /// Distances inside table cells, in points.
  public struct Cells: Hashable, Sendable {
    /// From the cell's leading edge to built-in titles and to the margin of other content, by the width of the screen.
    public var leadingMargin = ByWidth(narrow: 16, wide: 20)
    /// Margin of content views at top and bottom. The separator takes a part of it.
    public var verticalMargin: CGFloat = 11
    /// Side margin of cells outside of a table on screens of up to 375 points; nil for the margin that belongs to the
    /// cell's own width.
    public var lonelyCellMargin: CGFloat? = 16
    /// From built-in content to the content view's trailing edge if an accessory follows.
    public var marginBesideAccessory: CGFloat = 8
    /// Whether content views have margins of their own, by the width of the screen. Otherwise they have the standard
    /// margins of any view.
    public var hasContentMargins = true
    /// Whether margins that are set on a content view are raised to the system's margins. In a running app they may be
    /// smaller.
    public var contentMarginsAreLeast = false
    /// Width of the disclosure indicator; `nil` for the sum of the leading margin and the symbol's width.
    public var disclosureWidth: CGFloat?
    /// Width of the disclosure indicator's symbol, before it is rounded to a pixel.
    public var disclosureSymbolWidth: CGFloat = 10.4
    /// Width of the disclosure indicator with a detail button, before it is rounded to a pixel.
    public var detailDisclosureWidth: CGFloat = 62.4
    public var detailButtonWidth: CGFloat = 44
    /// Width of a checkmark; `nil` for the sum of the leading margin and the symbol's width.
    public var checkmarkWidth: CGFloat?
    /// Distance from a custom accessory view to the content view.
    public var customAccessoryDistance: CGFloat = 8
    /// Distance from a built-in image to the title.
    public var imageDistance: CGFloat = 16
    /// Height that the separator below a row takes from the content view.
    public var separator = Separator.none
    /// Whether separators start at the content's margin, unless the row or the table sets their inset.
    public var separatorsStartAtMargin = true

    /// Height that a separator takes from a row.
    public enum Separator: Hashable, Sendable {
      /// The separator lies over the content.
      case none
      /// One pixel.
      case pixel
      /// One point.
      case point
    }
  }
}
