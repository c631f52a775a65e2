import Foundation

/// Recognises dragging. Inert: there are no touches.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers moved, in points; what was set.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the fingers moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast the fingers move, in points per second; they do not.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
