/// What layout needs to know of a scroll view: its content size and its two layout guides.
///
/// Constraints between a scroll view and its subviews refer to the edges of the content, not to those of the scroll
/// view's frame.
@preconcurrency @MainActor protocol ScrollableContent: AnyObject {
  /// The size of the scroll view's content, in points.
  var contentSize: CGSize { get set }
  /// Whether constraints decide `contentSize`. This is `false` for table and collection views, which compute it from
  /// their rows and items.
  var isSizedByConstraints: Bool { get }
  /// Whether `contentLayoutGuide` or `frameLayoutGuide` was accessed, so that constraints may refer to it.
  var usesLayoutGuides: Bool { get }
  var contentLayoutGuide: UILayoutGuide { get }
  /// The layout guide that matches the scroll view's frame, and so the visible part of the content.
  var frameLayoutGuide: UILayoutGuide { get }
}
