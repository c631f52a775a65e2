/// How the glyph outlines of a free replacement font are scaled, so that its letters have the height, depth and width
/// of the letters of the font that it replaces.
public struct OutlineFit: Hashable, Sendable {
  /// The vertical scale factor above the baseline.
  public let above: Double
  /// The vertical scale factor below the baseline.
  public let below: Double
  /// The horizontal scale factor.
  public let across: Double

  init(above: Double = 1, below: Double = 1, across: Double = 1) {
    self.above = above
    self.below = below
    self.across = across
  }

  /// The factors for Inter Display as a replacement for the system font from 20 points on.
  ///
  /// In pictures of iOS 13 at sizes from 21 to 58 points, capitals are 0.7045 em high, and the `p` reaches 0.1695 em
  /// below the baseline. In Inter Display, these are 0.7188 and 0.2031 em.
  static let display = OutlineFit(above: 0.7045 / 0.7188, below: 0.1695 / 0.2031)
  /// The factors for Inter as a replacement for the system font below 20 points.
  ///
  /// In Inter, both ascenders (`b`, `d`) and capitals are 0.727 em high. In the system font, ascenders are higher
  /// (0.740 em) and capitals lower (0.705 em), so outlines above the baseline are not scaled. The `p` reaches 0.1757 em
  /// below the baseline in the system font, and 0.2045 em in Inter.
  static let text = OutlineFit(above: 1, below: 0.1757 / 0.2045)
}
