import Foundation

/// Says how the pointer looks over a view. Inert: there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region at a place. Inert: never called.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The look in a region. Inert: never called.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
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
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The system's.
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
  /// Nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Animates as the pointer comes and goes. Inert: there is no pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// Animates.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
