import Foundation

/// Recognises two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turned: CGFloat = 0
  private var offset: CGFloat = 0
  private var lastAngle: CGFloat = 0
  private var lastMove: TimeInterval = 0

  /// How far the two fingers have turned since they came down, in radians, clockwise. If code sets a value, later
  /// turning is added to that value.
  open var rotation: CGFloat {
    get { turned + offset }
    set { offset = newValue - turned }
  }
  /// How fast the fingers turn, in radians per second, clockwise.
  open private(set) var velocity: CGFloat = 0

  private var angle: CGFloat {
    guard touches.count >= 2 else { return lastAngle }
    let (first, second) = (touches[0].place, touches[1].place)
    return CGFloat(atan2(Double(second.y - first.y), Double(second.x - first.x)))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard self.touches.count == 2 else { return }
    lastAngle = angle
    lastMove = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard self.touches.count >= 2 else { return }
    let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    lastAngle = angle
    turned += step
    let time = event.timestamp - lastMove
    lastMove = event.timestamp
    if time > 0 { velocity = step / time }
    if isUnderWay {
      state = .changed
    } else if abs(turned) >= GestureMeasures.rotationAngle {
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
    turned = 0
    offset = 0
    velocity = 0
  }
}
