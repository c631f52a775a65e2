/// Shows a stack of controllers, the last one on top, below a navigation bar.
///
/// Nothing is animated: a pushed controller is in its final place when the method returns. Its view extends under the
/// bar, and its safe area begins below the bar.
open class UINavigationController: UIViewController {
  /// How a stack changes.
  public enum Operation: Int, Hashable, Sendable {
    /// The stack does not change.
    case none = 0
    case push = 1
    /// A controller is popped.
    case pop = 2
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack with bars of classes that derive from `UINavigationBar` and `UIToolbar`; `nil` stands for
  /// these two.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.navigationBarClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  /// Restores an empty stack from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Bars

  /// The tab of this controller in a tab bar: the one of the first controller of the stack, unless it is set.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  private var navigationBarClass: UINavigationBar.Type = UINavigationBar.self
  private var toolbarClass: UIToolbar.Type = UIToolbar.self

  /// The bar with the titles and buttons of the stack.
  open private(set) lazy var navigationBar: UINavigationBar =
    UIView.make(navigationBarClass) as? UINavigationBar ?? UINavigationBar(frame: .zero)
  /// The bar of buttons at the lower edge.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIView.make(toolbarClass) as? UIToolbar

  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the bar goes away while content is scrolled. Inert.
  open var hidesBarsOnSwipe = false
  /// Whether the bar goes away with a tap. Inert.
  open var hidesBarsOnTap = false
  /// Whether the bar goes away in landscape on phones. Inert.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the bar goes away with the keyboard. Inert: there is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false

  /// Recognises the swipe from the edge that leads back. Inert: no swipe does.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer(target: nil, action: nil)

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  override func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)? {
    switch selector.name {
    case "popViewControllerAnimated:": return { [unowned self] _ in popViewController(animated: true) }
    case "popToRootViewControllerAnimated:": return { [unowned self] _ in popToRootViewController(animated: true) }
    default: return super.ownMethod(selector)
    }
  }

  // MARK: Stack

  /// Informed of changes of the stack.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers of the stack, the first one at the bottom.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }
  /// The controller that is visible: the presented one, otherwise the one on top.
  open var visibleViewController: UIViewController? { presenting.presented ?? topViewController }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated: animated) {
      addChild(viewController)
      return [viewController]
    }
  }

  /// Pops the top controller, unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return popToViewController(children[children.count - 2], animated: animated)?.first
  }

  /// Pops all controllers but the first; returns the popped ones.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops the controllers above one; returns the popped ones.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    let above = Array(children[(index + 1)...])
    change(animated: animated) {
      for controller in above.reversed() { leave(controller) }
      return []
    }
    return above
  }

  /// Sets the controllers of the stack, the first one at the bottom.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated: animated) {
      let added = viewControllers.filter { controller in !children.contains { $0 === controller } }
      for child in children where !viewControllers.contains(where: { $0 === child }) { leave(child) }
      reorderChildren(viewControllers)
      return added
    }
  }

  /// Shows a controller by pushing it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  private func leave(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.removeFromParent()
  }

  /// Changes the stack, and shows the new top controller.
  private func change(animated: Bool, _ body: () -> [UIViewController]) {
    let old = topViewController
    let added = body()
    if let new = topViewController, new !== old {
      delegate?.navigationController(self, willShow: new, animated: animated)
    }
    content.show(topViewController, animated: animated)
    for controller in added { controller.didMove(toParent: self) }
    if let new = topViewController, new !== old {
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
  }

  // MARK: View

  private lazy var content = ContainerContent(of: self)

  /// Makes a view with the bars and the controller on top.
  open override func loadView() {
    navigationBar.barPosition = .topAttached
    toolbar.barPosition = .bottom
    navigationBar.backWasTapped = { [weak self] in self?.popViewController(animated: true) }
    content.loadView(with: [navigationBar, toolbar]) { [weak self] in self?.layOutContent() }
  }

  /// Adds the view of the top controller, before its appearance methods are called.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      content.install(topViewController)
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func layOutContent() {
    content.install(topViewController)
    guard let top = topViewController, let view = viewIfLoaded else { return }
    navigationBar.items = children.map(\.navigationItem)
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.items = top.toolbarItems
    toolbar.isHidden = isToolbarHidden
    let safe = view.safeAreaInsets
    let height = isNavigationBarHidden ? 0 : navigationBar.intrinsicContentSize.height
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
    let toolbarHeight = isToolbarHidden ? 0 : toolbar.intrinsicContentSize.height
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - safe.bottom - toolbarHeight, width: view.bounds.width, height: toolbarHeight)
    content.layOut(
      top, top: height, isTopOpaque: !navigationBar.isTranslucent, bottom: toolbarHeight,
      isBottomOpaque: !toolbar.isTranslucent)
  }

  /// The child that decides the look of the status bar: the top one. Inert, like `preferredStatusBarStyle`.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  /// The child that decides whether the status bar is hidden: the top one. Inert, like `prefersStatusBarHidden`.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}
