import Foundation

/// An input event, such as a touch of the screen.
///
/// Tests simulate touches. Events of other types (motion, button presses, remote control) never happen.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Hashable, Sendable {
    /// Touches of the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A command of a remote control.
    case remoteControl = 2
    /// A press of a button of the device.
    case presses = 3
  }

  /// Distinguishes events of one `EventType`, such as a shake among motion events.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  open var type: EventType { .touches }
  /// Distinguishes events of one `EventType`, such as a shake among motion events.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds of its window's simulated clock, which only tests advance.
  open var timestamp: TimeInterval { 0 }
  /// All touches of a touch event; `nil` for events of other types.
  open var allTouches: Set<UITouch>? { nil }

  /// The touches of this event that began in a window; `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// The touches of this event that began in a view; `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// The touches of this event that a gesture recogniser receives; `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where condition: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let found = allTouches?.filter(condition), !found.isEmpty else { return nil }
    return found
  }

  /// The touch's samples since the last event. Simulated touches have one sample per event, so the result is the touch
  /// alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// UIKit's predictions of where the touch moves next. Inert: always empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
