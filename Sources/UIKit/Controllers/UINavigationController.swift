/// Shows the top controller of a stack of controllers, with a navigation bar.
///
/// Nothing is animated: the view of a pushed controller is in its final place when the method returns. The view extends
/// under the navigation bar, and its safe area begins below the bar.
open class UINavigationController: UIViewController {
  /// A change of the stack of controllers.
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

  /// Creates a navigation controller with an empty stack. Its bars are of the given subclasses of `UINavigationBar` and
  /// `UIToolbar`; `nil` stands for `UINavigationBar` and `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.navigationBarClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a navigation controller with an empty stack. The controllers of the stack are not read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Bars

  /// The tab of this controller in a tab bar. As long as none is set, it is the tab of the first controller of the
  /// stack.
  // The type is that of UIKit: code of apps uses the property without unwrapping it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  private var navigationBarClass: UINavigationBar.Type = UINavigationBar.self
  private var toolbarClass: UIToolbar.Type = UIToolbar.self

  /// The bar that shows the title and buttons of the top controller.
  open private(set) lazy var navigationBar: UINavigationBar =
    UIView.make(navigationBarClass) as? UINavigationBar ?? UINavigationBar(frame: .zero)
  /// The bar at the lower edge that shows `toolbarItems` of the top controller. It is hidden unless `isToolbarHidden`
  /// is set to false.
  // The type is that of UIKit: code of apps uses the property without unwrapping it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIView.make(toolbarClass) as? UIToolbar

  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the navigation bar is hidden while content is scrolled. Inert: the value is stored and has no effect.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the navigation bar. Inert: the value is stored and has no effect.
  open var hidesBarsOnTap = false
  /// Whether the navigation bar is hidden on phones in landscape. Inert: the value is stored and has no effect.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the navigation bar is hidden while the keyboard is shown. Inert: there is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false

  /// The gesture recogniser for the swipe from the screen's edge that pops a controller. Inert: it is in no view and
  /// recognises nothing.
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

  /// The object that is informed before and after another controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers of the stack, from the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }
  /// The controller that is visible: the controller that this navigation controller presents, or else the top one of
  /// the stack.
  open var visibleViewController: UIViewController? { presenting.presented ?? topViewController }

  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated: animated) {
      addChild(viewController)
      return [viewController]
    }
  }

  /// Pops the top controller and returns it. If it is the only one, does nothing and returns `nil`.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return popToViewController(children[children.count - 2], animated: animated)?.first
  }

  /// Pops all controllers except the one at the bottom. Returns the popped ones.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above the given one. Returns the popped ones; `nil` if the given controller is not in the
  /// stack.
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

  /// Replaces the controllers of the stack. They are given from the bottom to the top.
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

  /// Changes the stack by a closure, which returns the controllers that it added, and shows the new top controller. If
  /// the top controller is another one than before, informs the delegate.
  private func change(animated: Bool, _ body: () -> [UIViewController]) {
    let old = topViewController
    let added = body()
    beginTransition(animated: animated && topViewController !== old)
    if let new = topViewController, new !== old {
      if showsContent, viewIfLoaded?.window != nil { new.loadViewIfNeeded() }
      delegate?.navigationController(self, willShow: new, animated: animated)
    }
    if showsContent { content.show(topViewController, animated: animated) }
    for controller in added { controller.didMove(toParent: self) }
    if let new = topViewController, new !== old {
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
    endTransition()
  }

  // MARK: View

  /// Whether the view of the controller at the top is moved into the navigation controller's view. It is not if something
  /// else shows it.
  package var showsContent = true

  private lazy var content = ContainerContent(of: self)

  /// Creates a view that contains the bars and lays out the top controller's view.
  open override func loadView() {
    navigationBar.barPosition = .topAttached
    toolbar.barPosition = .bottom
    navigationBar.backWasTapped = { [weak self] in self?.popViewController(animated: true) }
    content.loadView(with: [navigationBar, toolbar]) { [weak self] in self?.layOutContent() }
  }

  /// Before the appearance methods of this controller and the top one are called, adds the view of the top controller.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      if showsContent { content.install(topViewController) }
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func layOutContent() {
    guard showsContent else { return }
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

  /// The child whose `preferredStatusBarStyle` is used: the top controller if the navigation bar is hidden, otherwise
  /// none. Inert: `preferredStatusBarStyle` has no effect.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  /// The child whose `prefersStatusBarHidden` is used: the top controller. Inert: `prefersStatusBarHidden` has no
  /// effect.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}
