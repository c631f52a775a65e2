import Foundation

/// A finger on the screen.
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
  /// The number of taps at the same place, this one included.
  open internal(set) var tapCount = 1
  /// The time of the last change in seconds, by the clock of the window, which tests move.
  open internal(set) var timestamp: TimeInterval = 0
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch began.
  open internal(set) var view: UIView?
  /// The recognisers that look at the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// What touches the screen: a finger.
  open var type: TouchType { .direct }
  /// How hard the finger presses: 1, an ordinary touch.
  open var force: CGFloat { 1 }
  /// How hard a finger can press: 1, since the screen does not measure it.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the finger, in points.
  open var majorRadius: CGFloat { 20 }
  /// By how much the radius may be wrong, in points.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// Where the finger is, was before and came down, in the coordinates of the window.
  private(set) var place = CGPoint.zero
  private var previousPlace = CGPoint.zero
  private(set) var startPlace = CGPoint.zero
  private(set) var startTime: TimeInterval = 0

  /// A touch that a test has not put anywhere.
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

  /// Brings the finger to another phase.
  func change(to phase: Phase, at place: CGPoint, time: TimeInterval) {
    self.phase = phase
    previousPlace = self.place
    self.place = place
    timestamp = time
  }

  /// Whether the finger is on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// How far the finger is from where it came down, in points.
  var distanceFromStart: CGFloat { place.distance(to: startPlace) }

  /// The location in a view's coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { point(place, in: view) }
  /// The previous location in a view's coordinates, or in the window's for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { point(previousPlace, in: view) }
  /// The location as `location(in:)` gives it.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The previous location as `previousLocation(in:)` gives it.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func point(_ point: CGPoint, in view: UIView?) -> CGPoint { view?.pointFromTop(point) ?? point }
}
