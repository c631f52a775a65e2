extension LayoutPolicy {
  /// Sizes of navigation bars, tab bars, toolbars and search bars, and of their items, in points.
  public struct Bars: Hashable, Sendable {
    /// Height of a navigation bar without a large title: of the row that holds the title and the buttons.
    public var navigationBarHeight: CGFloat = 44
    /// Height of the title and buttons of a navigation bar. If the bar is higher, they lie at its top.
    public var navigationItemHeight: CGFloat = 44
    /// Whether navigation bars show their background while the content below is not scrolled, as before iOS 15.
    public var fillsNavigationBarsAtRest = false
    /// Height that a large title adds below a navigation bar.
    public var largeTitleHeight: CGFloat = 52
    public var tabBarHeight: CGFloat = 49
    /// Height of a toolbar that the app adds as a view, not the toolbar of a navigation controller.
    public var toolbarHeight: CGFloat = 44
    /// Height of a toolbar that the app adds as a view directly above the area of the home indicator.
    public var toolbarHeightOnHomeArea: CGFloat = 49
    /// Margin between the ends of a toolbar and its items if the toolbar is wider than 375 points.
    public var wideToolbarMargin: CGFloat = 20
    public var searchBarHeight: CGFloat = 56
    public var searchFieldHeight: CGFloat = 36
    /// Distance between two neighbouring custom views in a bar.
    public var customViewDistance: CGFloat = 0
    /// Width of a system item that is shown by a symbol.
    public var symbolWidth: CGFloat = 22
    /// Whether custom views in bars are placed by their alignment rectangles instead of their frames.
    public var alignsCustomViews = false
  }
}
