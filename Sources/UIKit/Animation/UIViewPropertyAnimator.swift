import Foundation

/// How far an animation is.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not started, or is over.
  case inactive = 0
  /// It runs or waits.
  case active = 1
  case stopped = 2
}

/// An animation that can be started, held and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// How far it is.
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// The share that is done.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// Starts it after a time in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it.
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// How fast an animation runs at each time. Inert: animations are over at once.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A curve of time. Inert: animations are over at once.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
  }

  /// A curve of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }
}

/// A spring. Inert: animations are over at once.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start.
  public let initialVelocity: CGVector

  /// A spring that comes to rest as a share says.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// A spring of a weight, a stiffness and a damping.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }

  /// The system's spring.
  public override init() {
    initialVelocity = .zero
  }
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// A direction.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// None.
  public static let zero = CGVector(dx: 0, dy: 0)
}

/// An animation of changes to views. Started, it makes them and ends at once.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds that it would take.
  public let duration: TimeInterval
  /// Seconds before its start. Inert: it starts at once.
  open private(set) var delay: TimeInterval = 0
  /// How fast it runs. Inert: it takes no time.
  public let timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs: never.
  open var isRunning: Bool { false }
  /// Whether it runs backwards. Inert: kept.
  open var isReversed = false
  /// The completed fraction. Setting it to more than 0 makes the changes.
  open var fractionComplete: CGFloat = 0 { didSet { if fractionComplete > 0 { makeChanges() } } }
  /// Whether touches reach views meanwhile. Inert: kept.
  open var isUserInteractionEnabled = true
  /// Whether touches are found where views are shown. Inert: kept.
  open var isManualHitTestingEnabled = false
  /// Whether the share is one of the time. Inert: kept.
  open var scrubsLinearly = true
  /// Whether it waits at its end. Inert: kept.
  open var pausesOnCompletion = false
  /// Whether it can be held. Inert: kept.
  open var isInterruptible = true

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animation of a length and timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// An animation of a length and a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animation of a length and a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animation of a length and a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes changes at once.
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes that start later; all are made at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func makeChanges() {
    let present = animations
    animations = []
    for animation in present { animation() }
  }

  /// Makes the changes and ends.
  open func startAnimation() {
    makeChanges()
    finish(at: .end)
  }

  /// Makes the changes and ends, without waiting.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes the changes and waits for its end.
  open func pauseAnimation() {
    makeChanges()
    state = .active
  }

  /// Makes the changes and ends.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Stops; without finishing it is over.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing {
      completions = []
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Ends after it was stopped, with what is there.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let present = completions
    completions = []
    for completion in present { AnimationEnd.tell { completion(position) } }
  }
}
