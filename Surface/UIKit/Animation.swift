import Foundation

// Animations as before iOS 4: changes between `beginAnimations` and `commitAnimations` are made at once, like all here.
extension UIView {
  /// Begins an animation. Inert: changes are made at once.
  @inert public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?)
  /// Ends an animation. Inert: changes were made at once.
  @inert public class func commitAnimations()
  /// Sets the seconds of an animation. Inert: changes are made at once.
  @inert public class func setAnimationDuration(_ duration: TimeInterval)
  /// Sets the seconds before an animation. Inert: changes are made at once.
  @inert public class func setAnimationDelay(_ delay: TimeInterval)
  /// Sets the speed of an animation. Inert: changes are made at once.
  @inert public class func setAnimationCurve(_ curve: UIView.AnimationCurve)
  /// Sets how often an animation is repeated. Inert: changes are made at once.
  @inert public class func setAnimationRepeatCount(_ repeatCount: Float)
  /// Sets whether an animation runs back. Inert: changes are made at once.
  @inert public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool)
  /// Sets where an animation begins. Inert: changes are made at once.
  @inert public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool)
}

/// A point of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Its end.
  case end = 0
  /// Its start.
  case start = 1
  /// What it shows at the time.
  case current = 2
}
