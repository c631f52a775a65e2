extension UIView {
  /// How changes are animated. Inert but for `repeat`: changes are in their last state at once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Options by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at commit time.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are received meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts at the present state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation has no end. Its completion is not called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration around is not taken over.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve around is not taken over.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are redrawn in each step.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views of a transition are hidden and shown, not removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The options around are not taken over.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition by a flip from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition by a flip from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition by a page that curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition by a page that curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition by dissolving.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition by a flip from above.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition by a flip from below.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How the steps of keyframes are animated. Inert but for `repeat`, as ``AnimationOptions``.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Options by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out at commit time.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches are received meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts at the present state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation has no end. Its completion is not called.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Values between keyframes lie on lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Keyframes are passed at an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values between keyframes lie on curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values lie on curves, at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// How the pace of an animation changes. Inert: changes are in their last state at once.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at the beginning and at the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3
  }
}
