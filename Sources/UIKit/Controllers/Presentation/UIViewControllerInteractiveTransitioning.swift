import Foundation

/// Moves the views of a transition with a person's finger. Inert: transitions are not interactive.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins. Inert: never called.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How the transition ends by itself.
  var completionCurve: UIView.AnimationCurve { get }
  /// How fast the transition ends by itself.
  var completionSpeed: CGFloat { get }
  /// Whether a finger moves the transition from its beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// As fast as it began.
  public var completionSpeed: CGFloat { 1 }
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}
