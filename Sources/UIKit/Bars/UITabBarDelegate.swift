/// Informed of the selected tab.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after a tab was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
