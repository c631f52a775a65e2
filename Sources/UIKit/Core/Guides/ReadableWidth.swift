/// The greatest width of a view's readable content guide, in points, which depends on the text size.
///
/// 672 at the content size category `large` is published. The other widths are estimates. All categories above
/// `extraExtraLarge` use 896. ``EffectiveMargins`` and ``AttributeExpressions`` use the width.
enum ReadableWidth {
  static func points(for category: UIContentSizeCategory) -> CGFloat {
    switch category {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .extraLarge: 744
    case .extraExtraLarge: 824
    case .unspecified, .large: 672
    default: 896
    }
  }

  /// Enlarges the left and right margins equally, so that the content between them is at most as wide as the readable
  /// width.
  ///
  /// - Parameters:
  ///   - margins: the margins to enlarge, in points.
  ///   - width: the width of the view, in points.
  ///   - traits: the traits of the view. They have the content size category.
  static func insets(around margins: UIEdgeInsets, width: CGFloat, traits: UITraitCollection) -> UIEdgeInsets {
    let room = width - margins.horizontal
    // This is the smallest readable width. Narrower content needs no larger margins at any text size.
    guard room > points(for: .extraSmall) else { return margins }
    let surplus = room - points(for: traits.preferredContentSizeCategory)
    guard surplus > 0 else { return margins }
    var insets = margins
    insets.left += surplus / 2
    insets.right += surplus / 2
    return insets
  }
}
