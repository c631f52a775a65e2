import Foundation

/// Moves the views of a transition to a part of their way. Inert: transitions are not interactive; the part is kept.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the whole transition in seconds: 0.
  open var duration: CGFloat { 0 }
  /// The progress of the transition, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How the transition ends by itself. Inert: kept.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How fast the transition ends by itself. Inert: kept.
  open var completionSpeed: CGFloat = 1
  /// Whether a finger moves the transition from its beginning. Inert: kept.
  open var wantsInteractiveStart = true

  /// A transition at its beginning.
  public override init() {}

  /// Begins. Inert: never called.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Sets the progress.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(0, percentComplete), 1) }
  /// Stays where it is. Inert.
  open func pause() {}
  /// Goes back to the beginning.
  open func cancel() { percentComplete = 0 }
  /// Goes on to the end.
  open func finish() { percentComplete = 1 }
}
