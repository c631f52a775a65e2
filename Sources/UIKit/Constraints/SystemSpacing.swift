/// The distances that the system leaves between views, in points.
enum SystemSpacing {
  /// Between siblings without text, and between a view and its container in anchors.
  static let betweenViews: CGFloat = 8

  typealias Side = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

  /// The distance between two vertical anchors: from baseline to baseline it follows the lower text's line height.
  ///
  /// UIKit publishes no formula. 1.2 line heights give the 24 points from Body to Body that Interface Builder stores.
  static func vertical(to lower: Side, from upper: Side) -> CGFloat {
    guard lower.attribute == .firstBaseline, upper.attribute == .lastBaseline || upper.attribute == .firstBaseline,
      let lineHeight = (lower.item as? UIView)?.forFirstBaselineLayout.baselineLineHeight
    else { return betweenViews }
    return max(betweenViews, (lineHeight * 1.2).rounded())
  }
}
