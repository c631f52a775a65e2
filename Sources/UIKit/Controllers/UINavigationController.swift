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
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
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
}
