import Foundation

/// Recognises a swipe: fingers that move quickly in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  /// How many fingers have to swipe.
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, !isHeld else { return }
    let start = self.touches.map(\.startPlace).mean
    let place = self.touches.map(\.place).mean
    let (x, y) = (place.x - start.x, place.y - start.y)
    let began = self.touches.map(\.startTime).min() ?? event.timestamp
    let distance = GestureMeasures.swipeDistance
    if event.timestamp - began > GestureMeasures.swipeDuration { return state = .failed }
    let across = !direction.isDisjoint(with: [.left, .right])
    let along = !direction.isDisjoint(with: [.up, .down])
    if !across && abs(x) > distance || !along && abs(y) > distance { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired else { return }
    let isFarAcross = direction.contains(x > 0 ? .right : .left) && abs(x) >= distance && abs(y) <= distance
    let isFarAlong = direction.contains(y > 0 ? .down : .up) && abs(y) >= distance && abs(x) <= distance
    if isFarAcross || isFarAlong { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if !isHeld { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
}
