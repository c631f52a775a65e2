import Foundation

/// Something that happened to the app, such as touches.
///
/// Touches are made by tests. There are no motions, presses and remote controls.
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

  /// The kind of event within its type.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  open var type: EventType { .touches }
  /// The kind of event within its type.
  open var subtype: EventSubtype { .none }
  /// The time of the event in seconds, by the clock of its window, which tests move.
  open var timestamp: TimeInterval { 0 }
  /// The touches that belong to the event; `nil` for other events.
  open var allTouches: Set<UITouch>? { nil }

  /// The touches in a window; `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// The touches that began in a view; `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// The touches that a recogniser looks at; `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func touches(where condition: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let found = allTouches?.filter(condition), !found.isEmpty else { return nil }
    return found
  }

  /// The places of a touch since the last event: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// The places where a touch will be. Inert: there are none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
