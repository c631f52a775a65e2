/// A content that its view shows a part of: constraints place what lies in it in its own coordinates.
///
/// Scroll views have one. Constraints that tie what lies inside to an edge of the view mean the content's edges.
@MainActor protocol ScrollableContent: AnyObject {
  /// Size of the content in points.
  var contentSize: CGSize { get set }
  /// Whether constraints place the content and so have to decide its size; lists size theirs by themselves.
  var isSizedByConstraints: Bool { get }
  /// Whether a guide of the content or of the visible part was asked for.
  var usesLayoutGuides: Bool { get }
  /// The guide of the content.
  var contentLayoutGuide: UILayoutGuide { get }
  /// The guide of the visible part.
  var frameLayoutGuide: UILayoutGuide { get }
}
