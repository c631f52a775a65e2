/// Content that is larger than its view: a coordinate space of its own, in which constraints place the subviews.
///
/// Scroll views have one. Constraints between a subview and an edge of the view refer to the content's edge.
@MainActor protocol ScrollableContent: AnyObject {
  /// Size of the content in points.
  var contentSize: CGSize { get set }
  /// Whether constraints decide the size; lists set theirs in code.
  var isSizedByConstraints: Bool { get }
  /// Whether the content guide or the frame guide is in use.
  var usesLayoutGuides: Bool { get }
  var contentLayoutGuide: UILayoutGuide { get }
  /// The guide of the visible part.
  var frameLayoutGuide: UILayoutGuide { get }
}
