extension UIView {
  /// How an animation runs. Inert but for what transitions show: animations are over at once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Options by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It starts where an earlier one stands.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It also runs backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Its length is its own inside of another.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Its curve is its own inside of another.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What is drawn changes with it.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Its options are its own inside of another.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slowly at first and at last.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A turn about the left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A turn about the right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that is turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that is turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// By opacity.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A turn about the top edge.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A turn about the bottom edge.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation of several steps runs. Inert: animations are over at once.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Options by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It starts where an earlier one stands.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It also runs backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// By straight lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Not between steps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// By curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// By curves at an even speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// How fast an animation runs at each time. Inert: animations are over at once.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
