// Made by `make surface` from Surface/UIKit/Core/Views.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The usual commands of an edit menu. All methods are optional.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions {
  /// Copies the selection and deletes it.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Replaces the selection by the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Selects a part of the content.
  func select(_ sender: Any?)
  /// Selects the whole content.
  func selectAll(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
}

extension UIView {
  /// How an animation runs. Inert but for `repeat` and `showHideTransitionViews`: changes are made at once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the state that an animation still in progress has reached.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats endlessly, so its completion is never called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation does not inherit the duration of an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The animation does not inherit the timing curve of an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// The view's content is redrawn during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides the first and shows the second, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The animation does not inherit the options of an enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The animation is slow at the beginning and at the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation is slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition that flips the view about a vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips the view about a vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that curls the view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that curls the view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that fades from the old to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips the view about a horizontal axis, from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips the view about a horizontal axis, from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How a keyframe animation runs. Inert: changes are made at once.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the state that an animation still in progress has reached.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats endlessly, so its completion is never called.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Values between keyframes are interpolated linearly.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values between keyframes are interpolated linearly, and the animation has a constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values between keyframes are interpolated by cubic curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values between keyframes are interpolated by cubic curves, and the animation has a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The timing curve of an animation. Inert: changes are made at once.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// The vertical position of a text baseline in a view: a fraction of the height of the view's alignment rectangle plus
/// a number of points. It is measured from the top of the alignment rectangle.
///
/// The first baseline of a label is the font's ascender below the top:
/// `UIBaselinePosition(heightFraction: 0, offset: ascender)`. The baseline of a vertically centred title is at half the
/// height plus an offset.
public struct UIBaselinePosition: Hashable, Sendable {
  /// The fraction of the height, from 0 (top) to 1 (bottom).
  public var heightFraction: CGFloat
  /// The distance of the baseline below `heightFraction` of the height, in points.
  public var offset: CGFloat

  /// Creates a position: `heightFraction` (0 to 1) of the height plus `offset` points.
  public init(heightFraction: CGFloat, offset: CGFloat) {
    self.heightFraction = heightFraction
    self.offset = offset
  }

  /// The distance of the baseline from the top of an alignment rectangle with the given height, in points.
  public func y(inHeight height: CGFloat) -> CGFloat { heightFraction * height + offset }
}

extension UIResponder {
  /// The keyboard will be shown. Never posted, because there is no keyboard here.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard was shown. Never posted, because there is no keyboard here.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard will be hidden. Never posted, because there is no keyboard here.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard was hidden. Never posted, because there is no keyboard here.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The frame of the keyboard will change. Never posted, because there is no keyboard here.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The frame of the keyboard changed. Never posted, because there is no keyboard here.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before the change, in the user info of keyboard notifications.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change, in the user info of keyboard notifications.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's animation in seconds, in the user info of keyboard notifications.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the timing curve of the keyboard's animation, in the user info of keyboard notifications.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of the flag whether the keyboard belongs to this app, in the user info of keyboard notifications.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIView {
  /// Which margins and sizes of a view's frame change when the superview's size changes. The others stay fixed.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content, such as an image, is scaled and placed in the bounds of a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// The content is stretched to the bounds, without keeping its aspect ratio.
    case scaleToFill = 0
    /// The content keeps its aspect ratio and is scaled so that it fits into the bounds.
    case scaleAspectFit = 1
    /// The content keeps its aspect ratio and is scaled so that it covers the bounds.
    case scaleAspectFill = 2
    /// The view draws its content again when its bounds change.
    case redraw = 3
    /// The content is not scaled, and is centred.
    case center = 4
    /// The content is not scaled, and is at the top, horizontally centred.
    case top = 5
    /// The content is not scaled, and is at the bottom, horizontally centred.
    case bottom = 6
    /// The content is not scaled, and is at the left, vertically centred.
    case left = 7
    /// The content is not scaled, and is at the right, vertically centred.
    case right = 8
    /// The content is not scaled, and is in the top left corner.
    case topLeft = 9
    /// The content is not scaled, and is in the top right corner.
    case topRight = 10
    /// The content is not scaled, and is in the bottom left corner.
    case bottomLeft = 11
    /// The content is not scaled, and is in the bottom right corner.
    case bottomRight = 12
  }

  /// Whether parts of a view in its tint colour are dimmed, as UIKit does behind an alert.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the superview.
    case automatic = 0
    /// Tinted parts have the tint colour.
    case normal = 1
    /// Tinted parts are grey.
    case dimmed = 2
  }
}
