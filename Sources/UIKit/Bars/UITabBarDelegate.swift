/// Learns which tab was chosen.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after a tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
