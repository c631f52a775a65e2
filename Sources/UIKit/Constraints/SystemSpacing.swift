/// The distances that the system leaves between views, in points.
enum SystemSpacing {
  /// Between siblings without text, and between a view and its container in anchors.
  static let betweenViews: CGFloat = 8
}
