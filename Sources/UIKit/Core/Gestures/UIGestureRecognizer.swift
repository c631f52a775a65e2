import Foundation

/// Recognises a gesture and calls methods of targets. Inert: there are no touches; `state` can be set by a subclass or a
/// test, and then the targets are called.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far the recognition is.
  public enum State: Int, Sendable {
    /// Nothing was recognised yet.
    case possible = 0
    /// The gesture has begun.
    case began = 1
    /// The gesture goes on.
    case changed = 2
    /// The gesture has ended, or happened at once.
    case ended = 3
    /// The system took the touches away.
    case cancelled = 4
    /// It is another gesture.
    case failed = 5

    /// The gesture happened at once.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  private var targets: [Target] = []

  /// How far the recognition is. Setting it calls the targets where something is recognised.
  open var state = State.possible {
    didSet { if [.began, .changed, .ended].contains(state) { callTargets() } }
  }
  /// The view whose touches are looked at.
  open internal(set) weak var view: UIView?
  /// Whether the recogniser is asked at all.
  open var isEnabled = true
  /// Whether the view loses touches that are recognised. Inert: there are no touches.
  open var cancelsTouchesInView = true
  /// Whether the view waits for the recogniser. Inert: there are no touches.
  open var delaysTouchesBegan = false
  /// Whether the view hears late that touches ended. Inert: there are no touches.
  open var delaysTouchesEnded = true
  /// An object that says which gestures may be recognised. Inert: there are no touches.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?

  /// Creates a recogniser that calls a method of a target, which is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Has a method of a target called.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Ends the calls of a method of a target, or of all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object === target as AnyObject) && (action == nil || $0.action == action)
    }
  }

  /// Lets another gesture go first. Inert: there are no touches.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the gesture is; the origin, since there are no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// How many touches take part; none.
  open var numberOfTouches: Int { 0 }

  private func callTargets() {
    for target in targets {
      guard let object = target.object else { continue }
      RuntimeTable.shared.send(target.action, to: object, with: [self])
    }
  }
}
