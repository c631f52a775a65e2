import Foundation

/// An animation of a layer. It is over immediately and does not change the layer.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Informed of start and end.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// How fast it runs at each time. Inert: it takes none.
  open var timingFunction: CAMediaTimingFunction?
  /// When it begins. Inert: at once.
  open var beginTime: CFTimeInterval = 0
  /// How long it is. Inert: it takes no time.
  open var duration: CFTimeInterval = 0
  /// How fast it runs. Inert: it takes no time.
  open var speed: Float = 1
  /// By how much it is ahead. Inert: it takes no time.
  open var timeOffset: CFTimeInterval = 0
  /// How often it repeats. Inert: it takes no time.
  open var repeatCount: Float = 0
  /// For how long it repeats. Inert: it takes no time.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it also runs backwards. Inert: it takes no time.
  open var autoreverses = false
  /// What is shown before and after it. Inert: the layer as it is.
  open var fillMode = CAMediaTimingFillMode.removed

  /// An animation.
  public required override init() {}

  private var values: [String: Any] = [:]

  /// Stores a value under a key of the app.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value under a key of the app.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Runs for a change. Inert: never called.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Informed of an animation's start and end.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
