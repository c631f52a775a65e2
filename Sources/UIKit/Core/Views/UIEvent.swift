/// Something that happened to the device: touches, motions.
///
/// Nothing here makes events: the class is there for the signatures of the methods that take them.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What happens, in large.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers touch the screen.
    case touches = 0
    /// The device moves.
    case motion = 1
    /// A remote control is used.
    case remoteControl = 2
    /// A button of the device is pressed.
    case presses = 3
  }

  /// What happens, in detail.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
  }

  /// What happens, in large.
  open var type: EventType { .touches }
  /// What happens, in detail.
  open var subtype: EventSubtype { .none }
  /// The touches that belong to the event.
  open var allTouches: Set<UITouch>? { nil }
}
