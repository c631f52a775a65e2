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
}
