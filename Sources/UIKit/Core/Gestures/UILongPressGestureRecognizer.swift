import Foundation

/// Recognises a long press. The gesture begins when fingers have been down for `minimumPressDuration`, and ends when a
/// finger is lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers have to be down before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the gesture begins, in points. If it moves farther, the gesture fails.
  open var allowableMovement: CGFloat = 10
  /// How many taps have to precede the press.
  open var numberOfTapsRequired = 0
  /// How many fingers have to press.
  open var numberOfTouchesRequired = 1

  private var isBetweenTaps = false

  override var waitsForTouches: Bool { isBetweenTaps }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    isBetweenTaps = false
    cancelAppointments()
    guard self.touches.count <= numberOfTouchesRequired else { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired, isAfterTaps else { return }
    if minimumPressDuration > 0 {
      after(minimumPressDuration) { $0.state = .began }
    } else {
      state = .began
    }
  }

  private var isAfterTaps: Bool { touches.contains { $0.tapCount > numberOfTapsRequired } }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state != .possible {
      state = .changed
    } else if touches.contains(where: { $0.distanceFromStart > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    cancelAppointments()
    if state != .possible {
      state = .ended
    } else if isAfterTaps || isHeld {
      state = .failed
    } else {
      isBetweenTaps = true
      after(GestureMeasures.tapInterval) { $0.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    isBetweenTaps = false
  }
}
