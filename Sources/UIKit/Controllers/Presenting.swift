/// The presentation state of a view controller: which controller it presents, and which one presents it.
///
/// ``UIPresentationController`` decides the frame of the presented view, ``PresentationContainer`` is its superview in
/// the window, and ``PresentationTransition`` runs the app's animator if there is one. Otherwise nothing is animated
/// ([decision 137](../../../docs/decisions/137-transitions-take-no-time.md)).
struct Presenting {
  /// The controller that the view controller presents; `nil` if there is none.
  var presented: UIViewController?
  /// The controller that presents the view controller; `nil` if it is not presented.
  weak var presenter: UIViewController?
  /// The presentation controller of the view controller; `nil` before one is needed.
  var controller: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIModalPresentationStyle {
  /// Whether a controller covers a controller that defines the presentation context, and not the whole window.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIViewController {
  /// The controller that presents another one when this controller is asked to: the outermost container of this
  /// controller. For the styles `currentContext` and `overCurrentContext`, it is the nearest container, or this
  /// controller itself, whose `definesPresentationContext` is true.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    var controller = self
    while let parent = controller.parent {
      if style.staysInContext, controller.definesPresentationContext { break }
      controller = parent
    }
    return controller
  }

  /// The presentation controller of this controller, which is created once. For the style `custom` the transitioning
  /// delegate may supply it; otherwise it follows from `modalPresentationStyle`.
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

  /// Presents a controller over this controller, or over a container of it. Does nothing if the controller that would
  /// present is not in a window or presents another one already, or if `presented` is presented already.
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
    presentation.announcePopover()
    presented.loadViewIfNeeded()
    presenter.beginTransition(animated: animated)
    presentation.presentationTransitionWillBegin()
    if presentation.shouldRemovePresentersView { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: self)
      : nil
    PresentationTransition(.presentation, of: presentation, in: container, animated: animated) {
      presenter.transition?.runAnimations()
      presented.announceIsAppearing(animated: animated)
      window.layoutIfNeeded()
      presented.endAppearanceTransition()
      if presentation.shouldRemovePresentersView {
        presenter.view.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      presented.presenting.isBeingPresented = false
      presenter.endTransition()
      presentation.presentationTransitionDidEnd(true)
      completion?()
    }.run(with: animator)
  }

  /// Dismisses the controller that this controller presents, together with all controllers that are presented over it.
  /// Does nothing if this controller presents none.
  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presenting.presented, let presentation = presented.presenting.controller,
      let container = presentation.containerView
    else { return }
    if presented.presenting.presented != nil { presented.hidePresented(animated: false, completion: nil) }
    presented.presenting.isBeingDismissed = true
    beginTransition(animated: animated)
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
      endTransition()
      presenting.presented = nil
      presented.presenting = Presenting()
      presentation.dismissalTransitionDidEnd(true)
      completion?()
    }.run(with: animator)
  }
}

extension UIPresentationController {
  /// Tells the delegate of a popover that it will be presented.
  fileprivate func announcePopover() {
    guard let popover = self as? UIPopoverPresentationController else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
  }
}

extension UIViewController {
  /// Begins a change of what the controller shows. Until ``endTransition()``, `transitionCoordinator` has a value if the
  /// change is animated and the controller is in a window.
  func beginTransition(animated: Bool) {
    guard animated, transition == nil, viewIfLoaded?.window != nil else { return }
    transition = ImmediateTransition(isAnimated: true)
  }

  /// Ends the change: runs what the app has registered for it.
  func endTransition() {
    guard let ended = transition else { return }
    ended.runAnimations()
    transition = nil
    ended.end()
  }
}

/// The animation with which a controller is presented. Inert: presentations are not animated.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The view slides up from below.
  case coverVertical = 0
  /// The screen turns around, with the view on its back.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// The screen curls up like a page, with the view under it.
  case partialCurl = 3
}
