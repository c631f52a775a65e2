/// Manages the presentation of a controller: decides the frame of its view, and what is shown behind the view.
///
/// Presentations are not animated: a controller's view is in its final place when `present(_:animated:completion:)`
/// returns.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents; the presented controller itself as long as that is not known.
  open internal(set) var presentingViewController: UIViewController
  /// The superview of the presented view, as large as the window; `nil` before the presentation begins.
  open internal(set) var containerView: UIView?
  /// An object that adapts the presentation to other size classes.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that override the inherited ones for the presented controller and its views. Inert: the value is stored and
  /// has no effect.
  open var overrideTraitCollection: UITraitCollection?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller that is presented.
  ///   - presentingViewController: the controller that presents; `nil` if it is not known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view that is presented: by default the view of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of the presented view in the coordinates of the container view: by default the whole container view. For the
  /// styles `currentContext` and `overCurrentContext` it is the frame of the presenting controller's view, such as that of a sheet.
  open var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    guard presentationStyle.staysInContext, let context = presentingViewController.viewIfLoaded,
      context.window === containerView.window
    else { return containerView.bounds }
    return containerView.convert(context.bounds, from: context)
  }

  /// In UIKit, whether the presentation covers the screen. Here nothing reads it.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view of the presenting controller is removed from the window during the presentation. By default true
  /// only for the style `fullScreen`, which covers the whole window.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// The opacity, from 0 to 1, of the black layer behind a sheet or an alert. An estimate.
  private static let dimming: CGFloat = 0.2

  /// Dims what is behind the presented view, by a translucent black background of the container view.
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
  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Content

  /// The size in points that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called after `preferredContentSize` of the presented controller changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// In UIKit, called after the size that constraints give the presented view changed. Inert: nothing calls it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size in points of the presented view if the container view has the size `parentSize`: by default the same.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size of the container view changes. Inert: it is never called, because presentations keep the
  /// size with which they began.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the traits of the presented controller change. Inert: it is never called.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// The container view of a presentation, the superview of the presented view. It calls the presentation controller
/// before and after it lays out its subviews.
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
