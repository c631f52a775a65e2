import Foundation

// Changes are in their last state at once, and completions are called then: layout is judged where an animation ends.
extension UIView {
  /// Makes changes and then calls `completion`, both at once; not with `.repeat`, which has no end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Makes changes and then calls `completion`, both at once; not with `.repeat`, which has no end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Makes changes and then calls `completion`, both at once; not with `.repeat`, which has no end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Makes the changes of all keyframes, in the order in which they are added, and then calls `completion`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations, completion: options.contains(.repeat) ? nil : completion)
  }

  /// Makes the changes of a keyframe.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Makes changes in a view and then calls `completion`, both at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(animations ?? {}, completion: completion)
  }

  /// Puts a view in the place of another, or shows it and hides the other, and then calls `completion`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationEnd.reach(
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
