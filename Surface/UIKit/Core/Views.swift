import Foundation

/// The usual commands of an edit menu. All methods are optional.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions {
  /// Copies the selection and deletes it.
  @neverCalled optional func cut(_ sender: Any?)
  /// Copies the selection.
  @neverCalled optional func copy(_ sender: Any?)
  /// Replaces the selection by the content of the pasteboard.
  @neverCalled optional func paste(_ sender: Any?)
  /// Deletes the selection.
  @neverCalled optional func delete(_ sender: Any?)
  /// Selects a part of the content.
  @neverCalled optional func select(_ sender: Any?)
  /// Selects the whole content.
  @neverCalled optional func selectAll(_ sender: Any?)
}

extension UIView {
  /// How an animation runs. Inert but for `repeat` and `showHideTransitionViews`: changes are made at once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    @kept public init(rawValue: UInt)

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the state that an animation still in progress has reached.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    
    /// The animation also runs backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation does not inherit the duration of an enclosing one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The animation does not inherit the curve of an enclosing one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The content is drawn again while it changes.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The animation does not inherit the options of an enclosing one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At an even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A turn about the left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A turn about the right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that is turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that is turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// By fading.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A turn about the top edge.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A turn about the bottom edge.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation of several steps runs. Inert: animations are over at once.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    @kept public init(rawValue: UInt)

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the state that an animation still in progress has reached.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats endlessly.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation also runs backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Values between keyframes are interpolated linearly.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values between keyframes are interpolated linearly, at an even speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values between keyframes are interpolated by cubic curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values between keyframes are interpolated by cubic curves, at an even speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The timing curve of an animation. Inert: animations are over at once.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// The position of a line of text in a view: a fraction of the view's height plus points.
///
/// A label's first line stands `ascender` below the top: `UIBaselinePosition(heightFraction: 0, offset: ascender)`. A
/// centred title stands at half the height plus an offset. Positions are measured from the top of the alignment
/// rectangle.
public struct UIBaselinePosition: Hashable, Sendable {
  /// The fraction of the height, 0 (top) to 1 (bottom).
  public var heightFraction: CGFloat
  /// Points below that fraction of the height.
  public var offset: CGFloat

  /// Creates a position.
  @kept public init(heightFraction: CGFloat, offset: CGFloat)

  /// The position in a view of the given height, in points from its top.
  @answers(heightFraction * height + offset) public func y(inHeight height: CGFloat) -> CGFloat
}

extension UIResponder {
  /// The keyboard will be shown. Never posted, like all notifications of the keyboard: there is no keyboard.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard will be hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The frame of the keyboard will change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The frame of the keyboard changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Key of the keyboard's frame before the change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Key of the keyboard's frame after the change.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Key of the duration of the keyboard's animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// Key of the timing curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Key of whether the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIView {
  /// The parts of a frame that change with the size of the superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    @kept public init(rawValue: UInt)

    /// The distance to the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content is fitted into the bounds of a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled evenly until it fits inside.
    case scaleAspectFit = 1
    /// Scaled evenly until it covers the bounds.
    case scaleAspectFill = 2
    /// Drawn anew at each size.
    case redraw = 3
    /// Centred at its own size.
    case center = 4
    /// At the top, centred.
    case top = 5
    /// At the bottom, centred.
    case bottom = 6
    /// At the left, centred.
    case left = 7
    /// At the right, centred.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// How tinted parts look while something is presented above.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// Like the superview.
    case automatic = 0
    /// In full colour.
    case normal = 1
    /// Greyed out.
    case dimmed = 2
  }
}
