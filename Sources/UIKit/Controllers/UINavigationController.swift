/// Shows a stack of controllers, the last one on top, below a navigation bar.
open class UINavigationController: UIViewController {
  /// The controllers of the stack, the first one at the bottom.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Restores an empty stack from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controller on top.
  open var topViewController: UIViewController? { children.last }
  /// The controller on top.
  open var visibleViewController: UIViewController? { topViewController }
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  /// Takes the top controller away, unless it is the last.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.removeFromParent()
    return top
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
    for controller in above.reversed() { controller.removeFromParent() }
    return above
  }

  /// Sets the controllers of the stack, the first one at the bottom.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Sets whether the navigation bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Sets whether the toolbar is hidden.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// The child that decides the look of the status bar: the top one. Inert, as `preferredStatusBarStyle`.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  /// The child that decides whether the status bar is hidden: the top one. Inert, as `prefersStatusBarHidden`.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}
