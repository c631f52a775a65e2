import Foundation

/// A simulated finger that touches the screen. Tests create touches and move them.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger did not move.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
  }

  /// What touches the screen.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger.
    case direct = 0
    /// Something that does not touch the screen, such as a finger on a remote control.
    case indirect = 1
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  open internal(set) var phase = Phase.began
  /// How many taps in quick succession at one place this touch makes, itself included: 2 for the second touch of a
  /// double tap.
  open internal(set) var tapCount = 1
  /// When the touch last changed, in seconds of the window's simulated clock, which only tests advance.
  open internal(set) var timestamp: TimeInterval = 0
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch began.
  open internal(set) var view: UIView?
  /// The gesture recognisers that receive the touch; `nil` before it was delivered.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What touches the screen: always a finger.
  open var type: TouchType { .direct }
  /// How hard the finger presses: always 1, the force of an ordinary touch.
  open var force: CGFloat { 1 }
  /// The greatest possible `force`: always 1, as on screens that do not measure force.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the area that the finger touches, in points: always 20.
  open var majorRadius: CGFloat { 20 }
  /// The possible error of `majorRadius`, in points: always 0.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// Where the finger is (`place`), where it was before its last change (`previousPlace`) and where it came down
  /// (`startPlace`), in the window's coordinates.
  private(set) var place = CGPoint.zero
  private var previousPlace = CGPoint.zero
  private(set) var startPlace = CGPoint.zero
  private(set) var startTime: TimeInterval = 0

  /// Creates a touch that is in no window.
  public override init() {
    super.init()
  }

  init(at place: CGPoint, in window: UIWindow, time: TimeInterval) {
    super.init()
    self.window = window
    self.place = place
    previousPlace = place
    startPlace = place
    startTime = time
    timestamp = time
  }

  /// Sets the phase, the position in the window's coordinates, and the time in seconds of the window's clock.
  func change(to phase: Phase, at place: CGPoint, time: TimeInterval) {
    self.phase = phase
    previousPlace = self.place
    self.place = place
    timestamp = time
  }

  /// Whether the finger still touches the screen: the touch has neither ended nor been cancelled.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// The distance in points between the finger and the point where it came down.
  var distanceFromStart: CGFloat { place.distance(to: startPlace) }

  /// The touch's position in the coordinates of `view`, or of the window if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint { point(place, in: view) }
  /// The touch's position before its last change, in the coordinates of `view`, or of the window if `view` is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { point(previousPlace, in: view) }
  /// The touch's position. Returns what `location(in:)` returns, because simulated touches have no higher precision.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The touch's position before its last change. Returns what `previousLocation(in:)` returns, because simulated
  /// touches have no higher precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint { view?.pointFromTop(point) ?? point }
}
