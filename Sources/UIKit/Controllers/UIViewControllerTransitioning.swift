/// Provides an app's own transitions and presentation of a controller. All methods are optional.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animator for presenting the controller; `nil` for the system's transition.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator for dismissing the controller; `nil` for the system's transition.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves the views with a finger when the controller is presented. Inert: never called.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// What moves the views with a finger when the controller is dismissed. Inert: never called.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller for the style `custom`; `nil` to cover the whole screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The system's transition.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The system's transition.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nothing does.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  /// Nothing does.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { nil }
  /// None: the controller covers the whole screen.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Animates the views of a transition between controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration of the transition in seconds. Here transitions take no time.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the views, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The views and controllers of a transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive: no.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled: no.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// The controller that appears or disappears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that appears or disappears; `nil` for one that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view at the beginning.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Identifies a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Identifies a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
