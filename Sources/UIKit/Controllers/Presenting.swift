/// The controller that a controller presents, and the one that presents it.
///
/// ``UIPresentationController`` decides the frame of the presented view, ``PresentationContainer`` holds the view in
/// the window, and ``PresentationTransition`` runs the app's animator if there is one. Otherwise nothing is animated
/// ([decision 137](../../../docs/decisions/137-transitions-take-no-time.md)). ``ContainerContent`` shows a container's
/// children.
struct Presenting {
  /// The controller that is shown over this one.
  var presented: UIViewController?
  /// The controller that this one is shown over.
  weak var presenter: UIViewController?
  /// How this controller is shown.
  var controller: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIViewController {
  /// The presenting controller: the outermost container of this one, or the nearest one that provides a presentation
  /// context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var controller = self
    let staysInContext = style == .currentContext || style == .overCurrentContext
    while let parent = controller.parent {
      if staysInContext, controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  /// How this controller is shown, by its style.
  func makePresentationController(
    from presenter: UIViewController?, source: UIViewController?
  ) -> UIPresentationController {
    if let known = presenting.controller { return known }
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source ?? presenter ?? self) : nil
    let made = own ?? systemPresentationController(from: presenter)
    presenting.controller = made
    return made
  }

  /// Presents a controller from this one's outermost container, if that is in a window and does not present another one
  /// yet.
  func showPresented(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: presented.modalPresentationStyle)
    guard let window = presenter.viewIfLoaded?.window, presenter.presenting.presented == nil,
      presented.presenting.presenter == nil
    else { return }
    let presentation = presented.makePresentationController(from: presenter, source: self)
    presentation.presentingViewController = presenter
    presenter.presenting.presented = presented
    presented.presenting.presenter = presenter
    presented.presenting.isBeingPresented = true
    let container = PresentationContainer(frame: window.bounds, presentation: presentation)
    window.addSubview(container)
    presentation.containerView = container
    (presentation.delegate as? any UIPopoverPresentationControllerDelegate).map { delegate in
      (presentation as? UIPopoverPresentationController).map(delegate.prepareForPopoverPresentation)
    }
    presented.loadViewIfNeeded()
    presentation.presentationTransitionWillBegin()
    if presentation.shouldRemovePresentersView { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: self)
      : nil
    PresentationTransition(.presentation, of: presentation, in: container, animated: animated) {
      presented.announceIsAppearing(animated: animated)
      window.layoutIfNeeded()
      presented.endAppearanceTransition()
      if presentation.shouldRemovePresentersView {
        presenter.view.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      presented.presenting.isBeingPresented = false
      presentation.presentationTransitionDidEnd(true)
      completion?()
    }.run(with: animator)
  }

  /// Dismisses the presented controller, with those over it.
  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presenting.presented, let presentation = presented.presenting.controller,
      let container = presentation.containerView
    else { return }
    if presented.presenting.presented != nil { presented.hidePresented(animated: false, completion: nil) }
    presented.presenting.isBeingDismissed = true
    presentation.dismissalTransitionWillBegin()
    if presentation.shouldRemovePresentersView, let window = container.window {
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: container)
      beginAppearanceTransition(true, animated: animated)
    }
    presented.beginAppearanceTransition(false, animated: animated)
    let animator =
      animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    PresentationTransition(.dismissal, of: presentation, in: container, animated: animated) { [self] in
      presented.viewIfLoaded?.removeFromSuperview()
      container.removeFromSuperview()
      presented.endAppearanceTransition()
      if presentation.shouldRemovePresentersView {
        announceIsAppearing(animated: animated)
        view.window?.layoutIfNeeded()
        endAppearanceTransition()
      }
      presenting.presented = nil
      presented.presenting = Presenting()
      presentation.dismissalTransitionDidEnd(true)
      completion?()
    }.run(with: animator)
  }
}

/// How a presented controller comes into sight. Inert: presentations are not animated.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning around.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}
