import Foundation

/// An event of the touches of one window.
final class TouchesEvent: UIEvent {
  /// The touches in the order in which they began.
  let touches: [UITouch]
  private let time: TimeInterval

  init(_ touches: [UITouch], at time: TimeInterval) {
    self.touches = touches
    self.time = time
  }

  override var timestamp: TimeInterval { time }
  override var allTouches: Set<UITouch>? { Set(touches) }
}
