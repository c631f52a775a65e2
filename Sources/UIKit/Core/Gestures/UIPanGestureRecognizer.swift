import Foundation

/// Recognises a drag: fingers that move while they touch the screen.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers for which the gesture begins.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers that count. Movements of further fingers are ignored.
  open var maximumNumberOfTouches = Int.max
  /// The scrolling devices, such as a trackpad, whose movement counts as a drag. Inert: tests simulate fingers only.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The middle of the fingers (`middle`), and the point from which the translation is measured (`origin`), in the
  /// window's coordinates.
  private var middle = CGPoint.zero
  private var origin = CGPoint.zero
  private var speed = CGPoint.zero
  private var lastMove: TimeInterval = 0

  /// How far the fingers have moved since they came down, in points in the coordinates of `view`, or of the window if
  /// `view` is `nil`.
  open func translation(in view: UIView?) -> CGPoint { displacement(from: origin, in: view) }

  /// Sets the value of `translation(in:)`, in points. Later movement is added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let present = self.translation(in: view)
    origin.x += present.x - translation.x
    origin.y += present.y - translation.y
  }

  /// How fast the fingers move, in points per second in the coordinates of `view`, or of the window if `view` is `nil`.
  /// Zero if they had stopped before they were lifted.
  open func velocity(in view: UIView?) -> CGPoint {
    displacement(from: CGPoint(x: middle.x - speed.x, y: middle.y - speed.y), in: view)
  }

  private func displacement(from start: CGPoint, in view: UIView?) -> CGPoint {
    let (from, to) = (view?.pointFromTop(start) ?? start, view?.pointFromTop(middle) ?? middle)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  private var fingersDown: [UITouch] { Array(touches.filter(\.isDown).prefix(maximumNumberOfTouches)) }

  /// Adjusts `origin` when a finger comes down or is lifted, so that the jump of the middle of the fingers does not
  /// change the translation.
  private func takeUp() {
    let present = fingersDown.map(\.place).mean
    origin.x += present.x - middle.x
    origin.y += present.y - middle.y
    middle = present
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if self.touches.count == touches.count {
      middle = fingersDown.map(\.place).mean
      origin = middle
      speed = .zero
      lastMove = event.timestamp
    } else {
      takeUp()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let before = middle
    middle = fingersDown.map(\.place).mean
    let time = event.timestamp - lastMove
    lastMove = event.timestamp
    if time > 0 { speed = CGPoint(x: (middle.x - before.x) / time, y: (middle.y - before.y) / time) }
    if isUnderWay {
      state = .changed
    } else if fingersDown.count >= minimumNumberOfTouches, middle.distance(to: origin) >= GestureMeasures.panDistance {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if event.timestamp - lastMove > GestureMeasures.stillTime { speed = .zero }
    let areEnough = fingersDown.count >= max(1, minimumNumberOfTouches)
    if areEnough {
      takeUp()
    } else if isUnderWay {
      state = .ended
    } else if fingersDown.isEmpty {
      state = .failed
    } else {
      takeUp()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}
