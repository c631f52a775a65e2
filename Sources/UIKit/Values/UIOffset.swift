/// A displacement in points.
public struct UIOffset: Hashable, Sendable {
  /// Displacement to the right.
  public var horizontal: CGFloat
  /// Displacement downwards.
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
