import Foundation

/// Recognises two fingers that move apart or together. Inert: there are no touches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale since the gesture began.
  open var scale: CGFloat = 1
}
