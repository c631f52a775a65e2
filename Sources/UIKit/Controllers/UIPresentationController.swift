/// Presents a controller: decides the frame of its view and what lies behind the view.
///
/// Presentations are not animated: a controller is in its final place when `present(_:animated:completion:)` returns.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is shown over others.
  public let presentedViewController: UIViewController
  /// The controller over which the presented one is shown.
  open internal(set) var presentingViewController: UIViewController
  /// The view that holds the presented view, as large as the window; `nil` before the presentation begins.
  open internal(set) var containerView: UIView?
  /// An object that adapts the presentation to other size classes.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that override inherited ones for the presented controller and its views. Inert.
  open var overrideTraitCollection: UITraitCollection?

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller that is shown over others.
  ///   - presentingViewController: the controller that it is shown over; `nil` if that is not known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view that is shown: the controller's.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view in the container: by default the whole container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed from the window: if the presentation covers all of it.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// The darkness of what lies behind a sheet or an alert. An estimate.
  private static let dimming: CGFloat = 0.2

  /// Dims what lies behind the presented view.
  func dimBehind() {
    containerView?.backgroundColor = UIColor.black.withAlphaComponent(Self.dimming)
  }

  /// Called before the presented view is added.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented view was added.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is removed.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented view was removed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays its subviews out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid its subviews out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the size of the container changes. Inert: presentations keep the size that they began with.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

/// The view that holds a presented view.
final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?

  init(frame: CGRect, presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
