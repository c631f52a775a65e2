import Foundation

/// Recognises a long touch. Inert: there are no touches.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it takes, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before it.
  open var numberOfTapsRequired = 0
}
