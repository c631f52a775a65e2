import Foundation

/// Moves the views of a transition with a person's finger. Inert: transitions are not interactive.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins. Inert: never called.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The animation curve with which the transition completes.
  var completionCurve: UIView.AnimationCurve { get }
  /// The speed with which the transition completes.
  var completionSpeed: CGFloat { get }
  /// Whether the transition is interactive from its beginning.
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
