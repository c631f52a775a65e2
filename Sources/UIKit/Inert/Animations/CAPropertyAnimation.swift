import Foundation

/// An animation of one property of a layer. It is over immediately.
open class CAPropertyAnimation: CAAnimation {
  /// The property. Inert: kept.
  open var keyPath: String?
  /// Whether values are added to what is there. Inert: kept.
  open var isAdditive = false
  /// Whether repetitions go on from the end. Inert: kept.
  open var isCumulative = false

  /// A change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. It is over immediately.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value. Inert: kept.
  open var fromValue: Any?
  /// The last value. Inert: kept.
  open var toValue: Any?
  /// By how much the value changes. Inert: kept.
  open var byValue: Any?
}

/// A spring animation. It is over immediately.
open class CASpringAnimation: CABasicAnimation {
  /// The weight. Inert: kept.
  open var mass: CGFloat = 1
  /// How stiff the spring is. Inert: kept.
  open var stiffness: CGFloat = 100
  /// How soon it rests. Inert: kept.
  open var damping: CGFloat = 10
  /// The speed at the start. Inert: kept.
  open var initialVelocity: CGFloat = 0
  /// Seconds until it rests: its duration.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values. It is over immediately.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values. Inert: kept.
  open var values: [Any]?
  /// The way of a point. Inert: kept.
  open var path: CGPath?
  /// When values are reached, in shares of the time. Inert: kept.
  open var keyTimes: [NSNumber]?
  /// How fast it runs between values. Inert: kept.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found. Inert: kept.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer turns with its way. Inert: kept.
  open var rotationMode: CAAnimationRotationMode?
}

/// A group of simultaneous animations. They are over immediately.
open class CAAnimationGroup: CAAnimation {
  /// The changes. Inert: kept.
  open var animations: [CAAnimation]?
}

/// A transition of everything that a layer shows. It is over immediately.
open class CATransition: CAAnimation {
  /// The kind. Inert: kept.
  open var type = CATransitionType.fade
  /// From where. Inert: kept.
  open var subtype: CATransitionSubtype?
  /// Where it starts, as a share. Inert: kept.
  open var startProgress: Float = 0
  /// Where it ends, as a share. Inert: kept.
  open var endProgress: Float = 1
}

/// How values in between are calculated.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// By curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// By curves at an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It does.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It does, backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By opacity.
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
