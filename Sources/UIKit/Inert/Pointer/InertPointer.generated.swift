// Made by `make surface` from Surface/UIKit/Inert/Pointer.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The effect of the pointer on a view below it. Inert: there is no pointer.
public enum UIPointerEffect {
  /// The system chooses the effect.
  case automatic(UITargetedPreview)
  /// The pointer turns into a background behind the view.
  case highlight(UITargetedPreview)
  /// The pointer disappears under the view, and the view seems to be lifted.
  case lift(UITargetedPreview)
  /// The pointer keeps its shape, and the view changes its tint, shadow or size.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// How a view is tinted.
  public enum TintMode: Int, Hashable, Sendable {
    /// The view is not tinted.
    case none = 0
    /// The tint is in front of the view.
    case overlay = 1
    /// The tint is behind the view.
    case underlay = 2
  }
}

/// A request for the pointer region at a position. Inert: there is no pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The position of the pointer, in the coordinates of the view.
  public let location: CGPoint
  /// The modifier keys that are held down.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// The shape of the pointer. Inert: there is no pointer.
public enum UIPointerShape {
  /// A path around the position of the pointer.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam with a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam with a length in points.
  case horizontalBeam(length: CGFloat)
}

/// Changes the pointer over a view. Inert: there is no pointer.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Provides the appearance of the pointer.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether the interaction changes the pointer. Inert: the value is stored and has no effect.
  open var isEnabled = true

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed from its view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks the delegate again for the appearance of the pointer. Inert.
  open func invalidate() {}
}

/// Provides the appearance of the pointer over a view. Inert: there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region of the view at a position of the pointer. Inert: never called.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The appearance of the pointer in a region; nil for the default appearance. Inert: never called.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// Called before the pointer enters a region. Inert: never called.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region. Inert: never called.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating) {}
}

/// Runs animations while the pointer enters or leaves a region. Inert: there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds a closure that changes what is animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A rectangle of a view in which the pointer has its own appearance. Inert: there is no pointer; the region is only
/// stored.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle, in the coordinates of the view.
  public let rect: CGRect
  /// Identifies the region in its view.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The appearance of the pointer. Inert: there is no pointer; the style is only stored.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// The effect on the view.
  let effect: UIPointerEffect?
  /// The shape of the pointer.
  let shape: UIPointerShape?

  /// Creates a style with an effect on the view, and optionally a shape of the pointer.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a style with a shape of the pointer.
  public init(shape: UIPointerShape, constrainedAxes axes: NSLayoutConstraint.Axis? = nil) {
    self.shape = shape
    effect = nil
  }

  private override init() {
    effect = nil
    shape = nil
  }

  /// The system's pointer.
  public static func system() -> UIPointerStyle { UIPointerStyle() }
  /// A style that hides the pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
}
