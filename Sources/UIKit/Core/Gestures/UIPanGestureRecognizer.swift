import Foundation

/// Recognises dragging: fingers that move while they are down.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; further ones are ignored.
  open var maximumNumberOfTouches = Int.max
  /// The devices for scrolling whose movement is a drag. Inert: there are fingers only.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The middle of the fingers, and the point from which the translation counts, in the window's coordinates.
  private var middle = CGPoint.zero
  private var origin = CGPoint.zero
  private var speed = CGPoint.zero
  private var lastMove: TimeInterval = 0

  /// How far the fingers moved since they came down, in points of a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { displacement(from: origin, in: view) }

  /// Sets the translation, in points. Later movement is added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let present = self.translation(in: view)
    origin.x += present.x - translation.x
    origin.y += present.y - translation.y
  }

  /// How fast the fingers move, in points per second of a view's coordinates; zero once they have stopped.
  open func velocity(in view: UIView?) -> CGPoint {
    displacement(from: CGPoint(x: middle.x - speed.x, y: middle.y - speed.y), in: view)
  }

  private func displacement(from start: CGPoint, in view: UIView?) -> CGPoint {
    let (from, to) = (view?.pointFromTop(start) ?? start, view?.pointFromTop(middle) ?? middle)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  private var fingersDown: [UITouch] { Array(touches.filter(\.isDown).prefix(maximumNumberOfTouches)) }

  /// Keeps the translation when a finger comes down or is lifted, although the middle of the fingers jumps.
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
