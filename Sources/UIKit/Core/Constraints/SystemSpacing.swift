/// The standard distances between views, in points.
///
/// Visual format strings, stack views and the anchor methods with `SystemSpacing` in their names use these distances.
@MainActor enum SystemSpacing {
  /// The standard distance between two views, in points, unless a text baseline is constrained.
  nonisolated static let betweenViews: CGFloat = 8

  typealias Side = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

  /// The standard distance between two vertical positions, in points. It depends on a font if one of them is a text
  /// baseline; otherwise it is 8.
  ///
  /// UIKit only documents that the fonts at the baselines decide. The factors were derived from distances that
  /// Interface Builder stored in public storyboards. Down to a baseline of the text style Body at 17 points, the
  /// distance is 24 points, both from Body and from Title 1, so the lower font decides. Down to Body at 14 points, it
  /// is 20. From the baseline of a 28-point font down to an edge, it is 18. No stored distance from an edge down to a
  /// baseline is known. That case is treated as if another baseline were at the edge.
  static func vertical(to lower: Side, from upper: Side) -> CGFloat {
    if lower.attribute.isBaseline, let height = lineHeight(at: lower) {
      return max(betweenViews, (height * baselineFactor).rounded())
    }
    if upper.attribute.isBaseline, let height = lineHeight(at: upper) {
      return max(betweenViews, (height * edgeFactor).rounded())
    }
    return betweenViews
  }

  /// The distance from baseline to baseline as a multiple of the lower font's line height. It is rounded from two
  /// stored distances: 24 points at a line height of 20.3, and 20 points at 16.7.
  private static let baselineFactor = 1.2
  /// The distance from a baseline to the edge below it as a multiple of the font's line height. It comes from a stored
  /// distance of 18 points at a line height of 33.4.
  private static let edgeFactor = 0.54

  private static func lineHeight(at side: Side) -> CGFloat? {
    guard let view = side.item as? UIView else { return nil }
    let text = side.attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return text.baselineLineHeight
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is the first or last baseline of text.
  public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
