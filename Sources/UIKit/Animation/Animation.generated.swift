// Made by `make surface` from Surface/UIKit/Animation.swift; don't edit.
// swift-format-ignore-file

import Foundation

// The animation functions from before iOS 4. Changes between `beginAnimations` and `commitAnimations` take effect at
// once, because no animation here takes time.
extension UIView {
  /// Begins an animation. Inert: changes are made at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends an animation. Inert: changes were made at once.
  public class func commitAnimations() {}
  /// Sets the duration of an animation in seconds. Inert: changes are made at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the delay of an animation in seconds. Inert: changes are made at once.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the timing curve of an animation. Inert: changes are made at once.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
  /// Sets how often an animation is repeated. Inert: changes are made at once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Sets whether an animation also runs backwards. Inert: changes are made at once.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Sets whether an animation begins from the present state. Inert: changes are made at once.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

/// A position within an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end = 0
  /// The start of the animation.
  case start = 1
  /// The state that the animation shows at present.
  case current = 2
}
