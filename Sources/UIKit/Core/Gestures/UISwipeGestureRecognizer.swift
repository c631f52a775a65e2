import Foundation

/// Recognises a swipe. Inert: there are no touches.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Directions by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The direction.
  open var direction = Direction.right
  /// How many fingers swipe.
  open var numberOfTouchesRequired = 1
}
