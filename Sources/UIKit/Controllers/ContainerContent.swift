/// Shows the current child of a container controller, and lays it out between the container's bars.
///
/// ``UINavigationController`` and ``UITabBarController`` use it. Changes are not animated ([decision
/// 137](../../../docs/decisions/137-transitions-take-no-time.md)).
@MainActor final class ContainerContent {
  private unowned let container: UIViewController
  /// The child whose view is in the container's view now; `nil` before one was shown.
  private weak var installed: UIViewController?

  init(of container: UIViewController) {
    self.container = container
  }

  /// Creates the container's view.
  ///
  /// - Parameters:
  ///   - bars: the container's own bars, in front of the child.
  ///   - layOut: sets the frames of the bars and of the child; called each time before the container's view lays out
  ///     its subviews.
  func loadView(with bars: [UIView], layOut: @escaping () -> Void) {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.willLayoutSubviews = layOut
    container.view = view
    for bar in bars { view.addSubview(bar) }
  }

  /// Adds a child's view behind the bars, and removes the view of the child that was shown before. Calls no appearance
  /// methods. `nil` only removes the view.
  func install(_ child: UIViewController?) {
    guard let view = container.viewIfLoaded else { return }
    if let installed, installed !== child { installed.viewIfLoaded?.removeFromSuperview() }
    installed = child
    guard let child, child.view.superview !== view else { return }
    view.addResizing(child.view, at: 0)
    view.setNeedsLayout()
  }

  /// Replaces the child that is shown by another one. If the container is in a window, calls the appearance methods of
  /// both children in UIKit's order, such as `viewWillAppear(_:)`.
  func show(_ child: UIViewController?, animated: Bool) {
    guard let view = container.viewIfLoaded, installed !== child else { return }
    // The new child may hide or show the tab bar of a surrounding tab bar controller (`hidesBottomBarWhenPushed`).
    defer { container.parent?.viewIfLoaded?.setNeedsLayout() }
    guard view.window != nil else {
      install(child)
      return
    }
    let old = installed
    old?.beginAppearanceTransition(false, animated: animated)
    child?.beginAppearanceTransition(true, animated: animated)
    install(child)
    container.transition?.runAnimations()
    child?.announceIsAppearing(animated: animated)
    view.layoutIfNeeded()
    old?.endAppearanceTransition()
    child?.endAppearanceTransition()
  }

  /// Sets the frame of a child's view, and the insets that the container's bars add to its safe area. The view extends
  /// under a bar if the child's `edgesForExtendedLayout` asks for it.
  ///
  /// - Parameters:
  ///   - child: the child that is shown.
  ///   - top: the height in points of the bar at the top, which begins at the upper edge of the container's safe area;
  ///     0 for no bar.
  ///   - isTopOpaque: whether the bar at the top is opaque. Views extend under opaque bars only if the child's
  ///     `extendedLayoutIncludesOpaqueBars` is true.
  ///   - bottom: the height in points of the bar at the bottom, which ends at the lower edge of the container's safe
  ///     area; 0 for no bar.
  ///   - isBottomOpaque: whether the bar at the bottom is opaque.
  func layOut(_ child: UIViewController, top: CGFloat, isTopOpaque: Bool, bottom: CGFloat, isBottomOpaque: Bool) {
    guard let view = container.viewIfLoaded, let content = child.viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let reachesUnderTop =
      child.edgesForExtendedLayout.contains(.top) && (!isTopOpaque || child.extendedLayoutIncludesOpaqueBars)
    let reachesUnderBottom =
      child.edgesForExtendedLayout.contains(.bottom) && (!isBottomOpaque || child.extendedLayoutIncludesOpaqueBars)
    var frame = view.bounds
    if !reachesUnderTop, top > 0 {
      frame.origin.y += safe.top + top
      frame.size.height -= safe.top + top
    }
    if !reachesUnderBottom, bottom > 0 { frame.size.height -= safe.bottom + bottom }
    child.containerInsets = UIEdgeInsets(
      top: reachesUnderTop ? top : 0, left: 0, bottom: reachesUnderBottom ? bottom : 0, right: 0)
    if content.frame != frame { content.frame = frame }
  }
}

/// The view of a container controller. It calls a closure before it lays out its subviews, which sets the frames of the
/// bars and of the child.
final class ContainerView: UIView {
  var willLayoutSubviews: (() -> Void)?

  override func layoutSubviews() {
    willLayoutSubviews?()
    super.layoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
