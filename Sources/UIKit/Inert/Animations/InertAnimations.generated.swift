// Made by `make surface` from Surface/UIKit/Inert/Animations.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// What happens when a property of a layer changes. Inert: nothing is animated.
public protocol CAAction {
  /// Runs for a change. Inert: never called.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An animation of a layer. It is over immediately and does not change the layer.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Informed of start and end.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// The timing of the animation. Inert: the animation takes no time.
  open var timingFunction: CAMediaTimingFunction?
  /// When it begins. Inert: at once.
  open var beginTime: CFTimeInterval = 0
  /// How long it is. Inert: it takes no time.
  open var duration: CFTimeInterval = 0
  /// How fast it runs. Inert: it takes no time.
  open var speed: Float = 1
  /// By how much the animation's time is ahead. Inert: it takes no time.
  open var timeOffset: CFTimeInterval = 0
  /// How often it repeats. Inert: it takes no time.
  open var repeatCount: Float = 0
  /// For how long it repeats. Inert: it takes no time.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it also runs backwards. Inert: it takes no time.
  open var autoreverses = false
  /// What is shown before and after it. Inert: the layer as it is.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How often the animation changes in a second. Inert: the value is stored and has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

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
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The time of layers and animations. Inert: animations are over at once.
public protocol CAMediaTiming {
  /// When the time begins.
  var beginTime: CFTimeInterval { get set }
  /// The length of the time.
  var duration: CFTimeInterval { get set }
  /// How fast the time runs.
  var speed: Float { get set }
  /// By how much the time is ahead.
  var timeOffset: CFTimeInterval { get set }
  /// How often the time repeats.
  var repeatCount: Float { get set }
  /// For how long the time repeats.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether the time also runs backwards.
  var autoreverses: Bool { get set }
  /// What is shown before the time begins and after it ends.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The final state stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first state is shown before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first state is shown before the start, and the final state stays.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither the first nor the final state is shown outside of the animation.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At an even speed.
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

/// An animation of one property of a layer. It is over immediately.
open class CAPropertyAnimation: CAAnimation {
  /// The property. Inert: the value is stored and has no effect.
  open var keyPath: String?
  /// Whether values are added to what is there. Inert: the value is stored and has no effect.
  open var isAdditive = false
  /// Whether repetitions go on from the end. Inert: the value is stored and has no effect.
  open var isCumulative = false
  /// A function of the values. Inert: the value is stored and has no effect.
  open var valueFunction: CAValueFunction?

  /// A change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. It is over immediately.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value. Inert: the value is stored and has no effect.
  open var fromValue: Any?
  /// The last value. Inert: the value is stored and has no effect.
  open var toValue: Any?
  /// By how much the value changes. Inert: the value is stored and has no effect.
  open var byValue: Any?
}

/// A spring animation. It is over immediately.
open class CASpringAnimation: CABasicAnimation {
  /// The mass. Inert: the value is stored and has no effect.
  open var mass: CGFloat = 1
  /// How stiff the spring is. Inert: the value is stored and has no effect.
  open var stiffness: CGFloat = 100
  /// The damping: how soon the spring comes to rest. Inert: the value is stored and has no effect.
  open var damping: CGFloat = 10
  /// The speed at the start. Inert: the value is stored and has no effect.
  open var initialVelocity: CGFloat = 0
  /// Seconds until the spring comes to rest: its duration.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values. It is over immediately.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values. Inert: the value is stored and has no effect.
  open var values: [Any]?
  /// The path along which a point moves. Inert: the value is stored and has no effect.
  open var path: CGPath?
  /// When values are reached, in fractions of the time. Inert: the value is stored and has no effect.
  open var keyTimes: [NSNumber]?
  /// The timing between values. Inert: the value is stored and has no effect.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values in between are calculated. Inert: the value is stored and has no effect.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns along its path. Inert: the value is stored and has no effect.
  open var rotationMode: CAAnimationRotationMode?
}

/// A group of simultaneous animations. They are over immediately.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Inert: the value is stored and has no effect.
  open var animations: [CAAnimation]?
}

/// A transition of everything that a layer shows. It is over immediately.
open class CATransition: CAAnimation {
  /// The kind. Inert: the value is stored and has no effect.
  open var type = CATransitionType.fade
  /// The side from which the transition comes. Inert: the value is stored and has no effect.
  open var subtype: CATransitionSubtype?
  /// Where the transition starts, as a fraction. Inert: the value is stored and has no effect.
  open var startProgress: Float = 0
  /// Where the transition ends, as a fraction. Inert: the value is stored and has no effect.
  open var endProgress: Float = 1
}

/// How values in between are calculated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Values jump, without interpolation.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// By linear interpolation, at an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// By cubic curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// By cubic curves, at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer turns along its path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns along its path, in the opposite direction.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By fading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A side of a name.
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
