import Foundation

/// The state of an animation.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animation has not started, or is over.
  case inactive = 0
  /// The animation runs or is paused.
  case active = 1
  case stopped = 2
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  /// Whether the animation runs backwards.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends the animation after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to the animation.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Calls a closure when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The timing of an animation. Inert: animations are over at once.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A Bézier timing curve. Inert: animations are over at once.
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

  /// A timing curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
  }
}

/// The timing of a spring. Inert: animations are over at once.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start.
  public let initialVelocity: CGVector

  /// A spring with a damping ratio; 1 does not oscillate.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }

  /// A spring with a mass, a stiffness and a damping.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
  }

  /// The system's spring.
  public override init() {
    initialVelocity = .zero
  }
}

/// A vector in two dimensions.
public struct CGVector: Hashable, Sendable {
  /// The component along x.
  public var dx: CGFloat
  /// The component along y.
  public var dy: CGFloat

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of length 0.
  public static let zero = CGVector(dx: 0, dy: 0)
}

/// An animation of changes to views. Starting it makes the changes and ends the animation at once.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration that the app states, in seconds. The animation takes no time.
  public let duration: TimeInterval
  /// The delay that the app states, in seconds. Inert: the animation starts at once.
  open private(set) var delay: TimeInterval = 0
  /// The timing of the animation. Inert: the animation takes no time.
  public let timingParameters: (any UITimingCurveProvider)?
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs: always false.
  open var isRunning: Bool { false }
  /// Whether the animation runs backwards. Inert: the value is stored and has no effect.
  open var isReversed = false
  /// The completed fraction, from 0 to 1. Setting it to more than 0 makes all changes at once.
  open var fractionComplete: CGFloat = 0 { didSet { if fractionComplete > 0 { makeChanges() } } }
  /// Whether touches reach views during the animation. Inert: the value is stored and has no effect.
  open var isUserInteractionEnabled = true
  /// Whether the app does the hit-testing during the animation. Inert: the value is stored and has no effect.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animation follows `fractionComplete` without its timing curve. Inert: stored, without effect.
  open var scrubsLinearly = true
  /// Whether the animation stays active at its end. Inert: the value is stored and has no effect.
  open var pausesOnCompletion = false
  /// Whether the animation can be paused or stopped. Inert: the value is stored and has no effect.
  open var isInterruptible = true

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// An animation with a duration in seconds and a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// An animation with a duration in seconds and a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animation with a duration in seconds and a curve with two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animation with a duration in seconds and a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes the changes of `animations` at once, calls `completion`, and returns an animator that has ended.
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
  /// Adds changes. `delayFactor` has no effect: all changes are made at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func makeChanges() {
    let present = animations
    animations = []
    for animation in present { animation() }
  }

  /// Makes the changes and ends the animation.
  open func startAnimation() {
    makeChanges()
    finish(at: .end)
  }

  /// Makes the changes and ends the animation at once, without the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes the changes. The animation stays active until it is continued or stopped.
  open func pauseAnimation() {
    makeChanges()
    state = .active
  }

  /// Makes the changes and ends the animation at once. Both arguments are ignored.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Discards changes that were not made yet. `withoutFinishing` ends the animation without calling its completions.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing {
      completions = []
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Ends the animation after it was stopped, and calls its completions. The views do not change.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let present = completions
    completions = []
    for completion in present { AnimationEnd.tell { completion(position) } }
  }
}
