extension UIScrollView {
  /// How fast scrolling slows down after a drag: the share of the speed that is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share.
    public let rawValue: CGFloat

    /// A rate by its share.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Scrolling stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How scrolling hides the keyboard. Inert: there is no keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// When a drag begins, with what stands above the keyboard.
    case onDragWithAccessory = 3
    /// With the finger, with what stands above the keyboard.
    case interactiveWithAccessory = 4
  }
}
