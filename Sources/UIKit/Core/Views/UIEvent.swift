/// An event: touches or a motion of the device.
///
/// Inert: the library makes no events. The class exists for the signatures of methods that take one.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kind of event.
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

  /// The kind of event.
  open var type: EventType { .touches }
  /// The kind of event within its type.
  open var subtype: EventSubtype { .none }
  /// The touches that belong to the event.
  open var allTouches: Set<UITouch>? { nil }
}
