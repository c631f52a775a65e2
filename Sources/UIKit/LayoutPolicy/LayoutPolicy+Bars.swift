extension LayoutPolicy {
  /// Sizes of bars and of their items, in points.
  public struct Bars: Hashable, Sendable {
    /// Height of the row of a navigation bar that holds title and buttons.
    public var navigationBarHeight: CGFloat = 44
    /// Height of the items in that row. They lie at its top.
    public var navigationItemHeight: CGFloat = 44
    /// Whether navigation bars have a background over content that is not scrolled, as before iOS 15.
    public var fillsNavigationBarsAtRest = false
    /// Height that a large title adds below a navigation bar.
    public var largeTitleHeight: CGFloat = 52
    public var tabBarHeight: CGFloat = 49
    /// Height of a toolbar that isn't part of a controller.
    public var toolbarHeight: CGFloat = 44
    /// Height of such a toolbar if it lies directly above the area of the home indicator.
    public var toolbarHeightOnHomeArea: CGFloat = 49
    /// Room at the ends of a toolbar that is wider than 375 points.
    public var wideToolbarMargin: CGFloat = 20
    public var searchBarHeight: CGFloat = 56
    public var searchFieldHeight: CGFloat = 36
    /// Distance between two neighbouring custom views in a bar.
    public var customViewDistance: CGFloat = 0
    /// Width of a system item that is shown by a symbol.
    public var symbolWidth: CGFloat = 22
    /// Whether the alignment rectangles of custom views count instead of their frames.
    public var alignsCustomViews = false
  }
}
