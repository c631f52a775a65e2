/// The context of the transition by which a controller is presented or dismissed. An app's animator gets it as its
/// argument.
final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
  enum Direction {
    case presentation, dismissal
  }

  let containerView: UIView
  let isAnimated: Bool
  let isInteractive = false
  private(set) var transitionWasCancelled = false
  private let presentation: UIPresentationController
  private let direction: Direction
  private let completion: () -> Void
  private var isCompleted = false

  init(
    _ direction: Direction, of presentation: UIPresentationController, in containerView: UIView, animated: Bool,
    completion: @escaping () -> Void
  ) {
    self.direction = direction
    self.presentation = presentation
    self.containerView = containerView
    self.completion = completion
    isAnimated = animated
  }

  var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }

  /// Runs the app's animator if there is one; the transition is complete when the animator calls
  /// `completeTransition(_:)`. Without an animator, adds the presented view if it is a presentation, and completes at
  /// once.
  func run(with animator: (any UIViewControllerAnimatedTransitioning)?) {
    if let animator {
      animator.animateTransition(using: self)
      animator.animationEnded(!transitionWasCancelled)
      return
    }
    if direction == .presentation, let view = presentation.presentedView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      containerView.addSubview(view)
    }
    completeTransition(true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    transitionWasCancelled = !didComplete
    completion()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    let comesBefore = (key == .from) == (direction == .presentation)
    return comesBefore ? presentation.presentingViewController : presentation.presentedViewController
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isPresented = (key == .to) == (direction == .presentation)
    if isPresented { return presentation.presentedView }
    return presentation.shouldRemovePresentersView ? presentation.presentingViewController.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === presentation.presentedViewController && direction == .presentation ? .zero : vc.view.frame
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard vc === presentation.presentedViewController else { return containerView.bounds }
    return direction == .presentation ? presentation.frameOfPresentedViewInContainerView : .zero
  }
}
