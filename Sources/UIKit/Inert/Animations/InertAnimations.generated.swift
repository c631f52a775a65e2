// Made by `make surface` from Surface/UIKit/Inert/Animations.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// An action that a layer runs when one of its properties changes, such as an animation. Inert: nothing is animated.
public protocol CAAction {
  /// Runs the action for the property or event with a name. Inert: never called.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An animation of a layer. It ends immediately and does not change the layer.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Is informed of the animation's start and end.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// The timing function of the animation. Inert: the animation takes no time.
  open var timingFunction: CAMediaTimingFunction?
  /// When the animation begins, in seconds. Inert: the animation ends immediately.
  open var beginTime: CFTimeInterval = 0
  /// The length of the animation in seconds. Inert: the animation takes no time.
  open var duration: CFTimeInterval = 0
  /// A factor for the speed of the animation. Inert: the animation takes no time.
  open var speed: Float = 1
  /// An offset in seconds that is added to the animation's own time. Inert: the animation takes no time.
  open var timeOffset: CFTimeInterval = 0
  /// How often the animation repeats. Inert: the animation takes no time.
  open var repeatCount: Float = 0
  /// For how many seconds the animation repeats. Inert: the animation takes no time.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation also runs backwards. Inert: the animation takes no time.
  open var autoreverses = false
  /// Whether the animation changes the layer's appearance before its start and after its end. Inert: the animation
  /// never changes it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How often the animation changes in a second. Inert: the value is stored and has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation.
  public required override init() {}

  private var values: [String: Any] = [:]

  /// Stores a value that the app attaches to the animation under a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value that the app attached to the animation under a key.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Runs the action for the property or event with a name. Inert: never called.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Is informed of an animation's start and end.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The timing of layers and animations. Inert: animations end immediately.
public protocol CAMediaTiming {
  /// When the animation begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The length of the animation in seconds.
  var duration: CFTimeInterval { get set }
  /// A factor for the speed of the animation.
  var speed: Float { get set }
  /// An offset in seconds that is added to the animation's own time.
  var timeOffset: CFTimeInterval { get set }
  /// How often the animation repeats.
  var repeatCount: Float { get set }
  /// For how many seconds the animation repeats.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether the animation also runs backwards.
  var autoreverses: Bool { get set }
  /// Whether the animation changes the layer's appearance before its start and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// Whether an animation changes the layer's appearance before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last values of the animation stay visible after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first values of the animation are visible before its start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first values of the animation are visible before its start, and its last values after its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Before its start and after its end, the animation has no effect.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a timing function name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's own timing.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// An animation of one property of a layer. It ends immediately.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property. Inert: the value is stored and has no effect.
  open var keyPath: String?
  /// Whether the animation's values are added to the property's value. Inert: the value is stored and has no effect.
  open var isAdditive = false
  /// Whether each repetition starts at the last value of the repetition before. Inert: the value is stored and has no
  /// effect.
  open var isCumulative = false
  /// A function of the values. Inert: the value is stored and has no effect.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of the property with a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. It ends immediately.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value. Inert: the value is stored and has no effect.
  open var fromValue: Any?
  /// The last value. Inert: the value is stored and has no effect.
  open var toValue: Any?
  /// The difference between the last and the first value. Inert: the value is stored and has no effect.
  open var byValue: Any?
}

/// A spring animation. It ends immediately.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring. Inert: the value is stored and has no effect.
  open var mass: CGFloat = 1
  /// How stiff the spring is. Inert: the value is stored and has no effect.
  open var stiffness: CGFloat = 100
  /// The damping: how soon the spring comes to rest. Inert: the value is stored and has no effect.
  open var damping: CGFloat = 10
  /// The speed at the start. Inert: the value is stored and has no effect.
  open var initialVelocity: CGFloat = 0
  /// The seconds until the spring comes to rest. They are not calculated: the value is that of `duration`.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values. It ends immediately.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values through which the property goes. Inert: the value is stored and has no effect.
  open var values: [Any]?
  /// The path along which a property that is a point moves. Inert: the value is stored and has no effect.
  open var path: CGPath?
  /// When each value is reached, as a fraction of the duration. Inert: the value is stored and has no effect.
  open var keyTimes: [NSNumber]?
  /// The timing functions between each two values. Inert: the value is stored and has no effect.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between the given values are interpolated. Inert: the value is stored and has no effect.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer rotates with the direction of its path. Inert: the value is stored and has no effect.
  open var rotationMode: CAAnimationRotationMode?
}

/// A group of simultaneous animations. They end immediately.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Inert: the value is stored and has no effect.
  open var animations: [CAAnimation]?
}

/// An animated transition between the old and the new content of a layer. It ends immediately.
open class CATransition: CAAnimation {
  /// The kind of transition. Inert: the value is stored and has no effect.
  open var type = CATransitionType.fade
  /// The side from which the transition comes. Inert: the value is stored and has no effect.
  open var subtype: CATransitionSubtype?
  /// The progress from 0 to 1 at which the transition starts. Inert: the value is stored and has no effect.
  open var startProgress: Float = 0
  /// The progress from 0 to 1 at which the transition ends. Inert: the value is stored and has no effect.
  open var endProgress: Float = 1
}

/// How the values between the values of a keyframe animation are interpolated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Values jump, without interpolation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// By linear interpolation, at a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// By cubic interpolation.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// By cubic interpolation, at a constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer rotates with the direction of the path along which it moves.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer rotates with the direction of its path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer rotates with the direction of its path, turned by 180 degrees.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By fading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away and reveals the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a side with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A part of a transform that an animation changes. Inert: the value is stored and has no effect.
open class CAValueFunction: NSObject {
  /// The part.
  public let name: CAValueFunctionName

  /// A part by its name.
  public init?(name: CAValueFunctionName) { self.name = name }
}

/// A part of a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The turn about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// The turn about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// The turn about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// The size along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// The size along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// The size along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// The size along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// The displacement along all axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// The displacement along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// The displacement along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// The displacement along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A timer in the rhythm of the display. Inert: it never fires, because screens are not refreshed.
open class CADisplayLink: NSObject {
  /// A timer that would call a method of a target. Inert: the method is not called, and the target is not kept.
  public init(target: Any, selector sel: Selector) {}

  /// Starts the timer. Inert.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Removes the timer from a mode of a run loop. Inert.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the timer. Inert.
  open func invalidate() {}

  /// When the last picture was shown: 0, because none was.
  open var timestamp: CFTimeInterval { 0 }
  /// When the next picture will be shown: 0, because none will.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The seconds between two pictures: 0, because none was shown.
  open var duration: CFTimeInterval { 0 }
  /// Whether the timer rests. Inert: the value is stored and has no effect.
  open var isPaused = false
  /// How many pictures of the display there are for each call. Inert: the value is stored and has no effect.
  open var frameInterval = 1
  /// How often the timer fires in a second. Inert: the value is stored and has no effect.
  open var preferredFramesPerSecond = 0
  /// How often the timer may fire in a second. Inert: the value is stored and has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default
}

/// How many pictures may be shown in a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Float
  /// The greatest number.
  public var maximum: Float
  /// The best number; nil for the system's choice.
  public var preferred: Float?

  /// A range with a best number.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The system's choice.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

extension UIScreen {
  /// A timer in the rhythm of the screen. Inert: it never fires.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }
}
