/// The distances that the system leaves between views, in points.
@MainActor enum SystemSpacing {
  /// Between siblings without text, and between a view and its container in anchors.
  nonisolated static let betweenViews: CGFloat = 8

  typealias Side = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

  /// The distance between two vertical anchors where at least one is a baseline of text; 8 points between others.
  ///
  /// UIKit only documents that the fonts at the baselines decide. The factors were derived from distances that
  /// Interface Builder stored in public documents: 24 points to Body at 17 from Body and from Title 1 (so the lower
  /// font counts), 20 to Body at 14, and 18 from a baseline of 28 points to the edge below. No stored distance from an
  /// edge down to a baseline is known. That case is treated as if another baseline were at the edge.
  static func vertical(to lower: Side, from upper: Side) -> CGFloat {
    if lower.attribute.isBaseline, let height = lineHeight(at: lower) {
      return max(betweenViews, (height * baselineFactor).rounded())
    }
    if upper.attribute.isBaseline, let height = lineHeight(at: upper) {
      return max(betweenViews, (height * edgeFactor).rounded())
    }
    return betweenViews
  }

  /// Line heights from baseline to baseline: 24 over 20.3, 20 over 16.7.
  private static let baselineFactor = 1.2
  /// Line heights from a baseline to the edge below: 18 over 33.4.
  private static let edgeFactor = 0.54

  private static func lineHeight(at side: Side) -> CGFloat? {
    guard let view = side.item as? UIView else { return nil }
    let text = side.attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return text.baselineLineHeight
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is the line that letters stand on.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
