extension LayoutPolicy {
  /// Distances inside table cells, in points.
  public struct Cells: Hashable, Sendable {
    /// Distance from the cell's leading edge to built-in titles, and leading margin of other content, by the width of
    /// the screen.
    public var leadingMargin = ByWidth(narrow: 16, wide: 20)
    /// Margin of content views at top and bottom. The bottom margin includes the height of the separator.
    public var verticalMargin: CGFloat = 11
    /// Side margin of cells that are not in a table, on screens that count as narrow for `leadingMargin`; nil for the
    /// `leadingMargin` that belongs to the cell's own width.
    public var lonelyCellMargin: CGFloat? = 16
    /// Distance from built-in content to the content view's trailing edge in cells with an accessory.
    public var marginBesideAccessory: CGFloat = 8
    /// Whether the margins of content views follow the width of the screen. Otherwise they are the default margins of
    /// plain views.
    public var hasContentMargins = true
    /// Whether margins that are set on a content view are raised to at least the system's margins. In a running app,
    /// they may be smaller.
    public var contentMarginsAreLeast = false
    /// Width that a disclosure indicator takes from the content view; `nil` for the sum of the margin beside the
    /// indicator and the width of its symbol.
    public var disclosureWidth: CGFloat?
    /// Width of the disclosure indicator's symbol, before it is rounded to a pixel.
    public var disclosureSymbolWidth: CGFloat = 10.4
    /// Width that a disclosure indicator with a detail button takes from the content view, before it is rounded to a
    /// pixel.
    public var detailDisclosureWidth: CGFloat = 62.4
    public var detailButtonWidth: CGFloat = 44
    /// Width that a checkmark takes from the content view; `nil` for the sum of the margin beside the checkmark and the
    /// width of its symbol, 24 points.
    public var checkmarkWidth: CGFloat?
    /// Distance from a custom accessory view to the content view.
    public var customAccessoryDistance: CGFloat = 8
    /// Distance from a built-in image to the title.
    public var imageDistance: CGFloat = 16
    /// How much of a row's height the separator below it takes from the content view.
    public var separator = Separator.none
    /// Whether separators start at the content's margin, unless the row or the table sets their inset.
    public var separatorsStartAtMargin = true

    /// How much of a row's height the separator takes from the content view.
    public enum Separator: Hashable, Sendable {
      /// Nothing: the separator lies over the content.
      case none
      /// One pixel.
      case pixel
      /// One point.
      case point
    }
  }
}
