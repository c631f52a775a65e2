/// Shows one of several controllers, chosen in a tab bar.
open class UITabBarController: UIViewController {
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue ?? [] { addChild(child) }
    }
  }

  /// The tab that is shown.
  open var selectedIndex = 0

  /// The controller that is shown; setting one of the tabs' controllers selects its tab.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Sets the controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}
