/// The width of the readable content guide, in points.
///
/// 672 at text size Large is published. The other sizes are estimates; sizes above those listed use the last one.
/// ``EffectiveMargins`` and ``AttributeExpressions`` use the width.
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

  /// Margins grown equally on both sides until the content between them is no wider than the readable width.
  static func insets(around margins: UIEdgeInsets, width: CGFloat, traits: UITraitCollection) -> UIEdgeInsets {
    let room = width - margins.horizontal
    // Narrower content is readable at every text size.
    guard room > points(for: .extraSmall) else { return margins }
    let surplus = room - points(for: traits.preferredContentSizeCategory)
    guard surplus > 0 else { return margins }
    var insets = margins
    insets.left += surplus / 2
    insets.right += surplus / 2
    return insets
  }
}
