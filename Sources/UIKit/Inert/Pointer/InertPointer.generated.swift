// Made by `make surface` from Surface/UIKit/Inert/Pointer.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// What the pointer does with a view. Inert: there is no pointer.
public enum UIPointerEffect {
  /// As the system decides.
  case automatic(UITargetedPreview)
  /// The pointer becomes a background behind the view.
  case highlight(UITargetedPreview)
  /// The pointer lifts the view.
  case lift(UITargetedPreview)
  /// The pointer stays, and the view changes.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a view is tinted.
  public enum TintMode: Int, Hashable, Sendable {
    /// The view is not tinted.
    case none = 0
    /// In front.
    case overlay = 1
    /// Behind.
    case underlay = 2
  }
}

/// A request for the region at a place. Inert: there is no pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The place in the view.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// The shape of the pointer. Inert: there is no pointer.
public enum UIPointerShape {
  /// A path about the middle.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// An upright beam of a length.
  case verticalBeam(length: CGFloat)
  /// A level beam of a length.
  case horizontalBeam(length: CGFloat)
}

/// Changes the pointer over a view. Inert: there is no pointer.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether the pointer changes. Inert: the value is stored and has no effect.
  open var isEnabled = true

  /// An interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Called before the interaction comes to another view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction came to another view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks for the look anew. Inert.
  open func invalidate() {}
}

/// Says how the pointer looks over a view. Inert: there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region at a place. Inert: never called.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look in a region. Inert: never called.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// Called before the pointer comes into a region. Inert: never called.
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

/// Animates as the pointer comes and goes. Inert: there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// Animates.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A part of a view in which the pointer has a look. Inert: there is no pointer; the region is kept.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle in the view.
  public let rect: CGRect
  /// Distinguishes regions.
  public let identifier: AnyHashable?

  /// A region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// How the pointer looks. Inert: there is no pointer; the style is kept.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// The effect on the view.
  let effect: UIPointerEffect?
  /// The shape of the pointer.
  let shape: UIPointerShape?

  /// An effect, perhaps with another shape.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// A shape.
  public init(shape: UIPointerShape, constrainedAxes axes: NSLayoutConstraint.Axis? = nil) {
    self.shape = shape
    effect = nil
  }

  private override init() {
    effect = nil
    shape = nil
  }

  /// The system's look.
  public static func system() -> UIPointerStyle { UIPointerStyle() }
  /// No pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
}
