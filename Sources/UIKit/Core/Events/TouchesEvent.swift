import Foundation

/// A touch event of one window, with all touches that are on its screen or have just been lifted.
final class TouchesEvent: UIEvent {
  /// All touches of the event, in the order in which they began.
  let touches: [UITouch]
  private let time: TimeInterval

  init(_ touches: [UITouch], at time: TimeInterval) {
    self.touches = touches
    self.time = time
  }

  override var timestamp: TimeInterval { time }
  override var allTouches: Set<UITouch>? { Set(touches) }
}
