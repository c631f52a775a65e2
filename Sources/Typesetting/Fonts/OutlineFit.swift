/// How the outlines of a stand-in face are stretched, so that its letters have the height, depth and width of the
/// letters that they replace.
public struct OutlineFit: Hashable, Sendable {
  /// The factor for the parts of letters above the baseline.
  public let above: Double
  /// The factor for the parts of letters below the baseline.
  public let below: Double
  /// The factor for the width of letters.
  public let across: Double

  init(above: Double = 1, below: Double = 1, across: Double = 1) {
    self.above = above
    self.below = below
    self.across = across
  }

  /// Inter Display in place of the system font from 20 points on. Pictures of iOS 13 at sizes from 21 to 58 points have
  /// capitals of 0.7045 em and a `p` that reaches 0.1695 em below the baseline; Inter Display has 0.7188 and 0.2031.
  static let display = OutlineFit(above: 0.7045 / 0.7188, below: 0.1695 / 0.2031)
  /// Inter in place of the system font below 20 points. At 0.727 em, Inter's letters with stems are lower than the
  /// system font's (0.740) and its capitals higher (0.705), so outlines above the baseline are not stretched. The
  /// system font's `p` reaches 0.1757 em below the baseline, Inter's 0.2045.
  static let text = OutlineFit(above: 1, below: 0.1757 / 0.2045)
}
