/// A displacement in points.
public struct UIOffset: Hashable, Sendable {
  /// Displacement to the right.
  public var horizontal: CGFloat
  /// Displacement downwards.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates an offset without displacement.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its two parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
