/// The distances that the system leaves between views, in points.
///
/// Visual formats, stack views and the methods of ``NSLayoutAnchor`` with `SystemSpacing` in their names use these
/// distances.
@MainActor enum SystemSpacing {
  /// Between siblings without text, and between a view and its container in anchors.
  nonisolated static let betweenViews: CGFloat = 8

  typealias Side = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

  /// The distance between two vertical anchors where at least one is a baseline of text; 8 points between others.
  ///
  /// UIKit only documents that the fonts at the baselines decide. The factors were derived from distances that
  /// Interface Builder stored in public documents. Down to a baseline of Body at 17 points, the distance is 24 points,
  /// both from Body and from Title 1, so the lower font decides. Down to Body at 14 points, it is 20. From a baseline
  /// of a 28-point font down to an edge, it is 18. No stored distance from an edge down to a baseline is known. That
  /// case is treated as if another baseline were at the edge.
  static func vertical(to lower: Side, from upper: Side) -> CGFloat {
    if lower.attribute.isBaseline, let height = lineHeight(at: lower) {
      return max(betweenViews, (height * baselineFactor).rounded())
    }
    if upper.attribute.isBaseline, let height = lineHeight(at: upper) {
      return max(betweenViews, (height * edgeFactor).rounded())
    }
    return betweenViews
  }

  /// The distance from baseline to baseline as a multiple of the lower font's line height: 24 / 20.3 and 20 / 16.7.
  private static let baselineFactor = 1.2
  /// The distance from a baseline to the edge below as a multiple of the font's line height: 18 / 33.4.
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
