/// The child that a container controller shows, between its bars.
///
/// ``UINavigationController`` and ``UITabBarController`` show their children with it. ``Presenting`` shows controllers
/// over others. Nothing is animated ([decision 137](../../../docs/decisions/137-transitions-take-no-time.md)).
@MainActor final class ContainerContent {
  private unowned let container: UIViewController
  /// The child whose view is in the container's view.
  private weak var installed: UIViewController?

  init(of container: UIViewController) {
    self.container = container
  }

  /// Gives the container its view.
  ///
  /// - Parameters:
  ///   - bars: the container's own bars, in front of the child.
  ///   - layOut: places the bars and the child; called before the view lays its subviews out.
  func loadView(with bars: [UIView], layOut: @escaping () -> Void) {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.willLayoutSubviews = layOut
    container.view = view
    for bar in bars { view.addSubview(bar) }
  }

  /// Puts a child's view behind the bars, and takes the earlier one away.
  func install(_ child: UIViewController?) {
    guard let view = container.viewIfLoaded else { return }
    if let installed, installed !== child { installed.viewIfLoaded?.removeFromSuperview() }
    installed = child
    guard let child, child.view.superview !== view else { return }
    view.addResizing(child.view, at: 0)
    view.setNeedsLayout()
  }

  /// Shows a child in the place of the earlier one. In a window, calls the appearance methods of both in UIKit's order.
  func show(_ child: UIViewController?, animated: Bool) {
    guard let view = container.viewIfLoaded, installed !== child else { return }
    // The tab bar of a surrounding tab bar controller may have to disappear or to reappear.
    defer { container.parent?.viewIfLoaded?.setNeedsLayout() }
    guard view.window != nil else {
      install(child)
      return
    }
    let old = installed
    old?.beginAppearanceTransition(false, animated: animated)
    child?.beginAppearanceTransition(true, animated: animated)
    install(child)
    child?.announceIsAppearing(animated: animated)
    view.layoutIfNeeded()
    old?.endAppearanceTransition()
    child?.endAppearanceTransition()
  }

  /// Gives the child its frame and the insets that bars add to its safe area.
  ///
  /// - Parameters:
  ///   - child: the child.
  ///   - top: the height of the bar above, below the safe area of the container.
  ///   - isTopOpaque: whether that bar is opaque.
  ///   - bottom: the height of the bar below, above the safe area of the container.
  ///   - isBottomOpaque: whether that bar is opaque.
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

/// The view of a container, which places its bars and its child before it is laid out.
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
