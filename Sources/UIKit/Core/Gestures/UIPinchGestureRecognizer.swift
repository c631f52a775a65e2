import Foundation

/// Recognises two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var measured: CGFloat = 1
  private var factor: CGFloat = 1
  private var startDistance: CGFloat = 0
  private var lastMove: TimeInterval = 0

  /// The distance of the two fingers divided by their distance when they came down. If code sets a value, later changes
  /// multiply that value.
  open var scale: CGFloat {
    get { measured * factor }
    set { factor = newValue / measured }
  }
  /// By how much `scale` changes per second.
  open private(set) var velocity: CGFloat = 0

  private var distance: CGFloat { touches.count < 2 ? 0 : touches[0].place.distance(to: touches[1].place) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard self.touches.count == 2 else { return }
    startDistance = max(1, distance)
    lastMove = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard self.touches.count >= 2 else { return }
    let before = scale
    measured = max(0.001, distance / startDistance)
    let time = event.timestamp - lastMove
    lastMove = event.timestamp
    if time > 0 { velocity = (scale - before) / time }
    if isUnderWay {
      state = .changed
    } else if abs(distance - startDistance) >= GestureMeasures.pinchDistance {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    endOrFail()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    measured = 1
    factor = 1
    velocity = 0
  }
}
