extension LayoutPolicy {
  /// Sizes of bars and of what stands in them, in points.
  public struct Bars: Hashable, Sendable {
    /// Height of the row of a navigation bar that holds title and buttons.
    public var navigationBarHeight: CGFloat = 44
    /// Height of what stands in that row, at its top.
    public var navigationItemHeight: CGFloat = 44
    /// Whether navigation bars have a background over content that is not scrolled, as before iOS 15.
    public var fillsNavigationBarsAtRest = false
    /// What a large title adds below a navigation bar.
    public var largeTitleHeight: CGFloat = 52
    /// Height of a tab bar.
    public var tabBarHeight: CGFloat = 49
    /// Height of a toolbar that isn't part of a controller.
    public var toolbarHeight: CGFloat = 44
    /// Height of such a toolbar where it stands on the home area.
    public var toolbarHeightOnHomeArea: CGFloat = 49
    /// Room at the ends of a toolbar that is wider than 375 points.
    public var wideToolbarMargin: CGFloat = 20
    /// Height of a search bar.
    public var searchBarHeight: CGFloat = 56
    /// Height of the field in a search bar.
    public var searchFieldHeight: CGFloat = 36
    /// Distance of two custom views that follow each other in a bar.
    public var customViewDistance: CGFloat = 0
    /// Width of a system item that is shown by a symbol.
    public var symbolWidth: CGFloat = 22
    /// Whether the alignment rectangles of custom views count instead of their frames.
    public var alignsCustomViews = false
  }
}
