/// The width beyond which lines of text are hard to read, in points.
///
/// 672 at text size Large is published; the other sizes are from memory, and larger text isn't widened further.
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

  /// Margins grown on both sides alike, until what is between them in a view of a width is not too wide to read.
  static func insets(around margins: UIEdgeInsets, width: CGFloat, traits: UITraitCollection) -> UIEdgeInsets {
    let surplus = width - margins.horizontal - points(for: traits.preferredContentSizeCategory)
    guard surplus > 0 else { return margins }
    var insets = margins
    insets.left += surplus / 2
    insets.right += surplus / 2
    return insets
  }
}
