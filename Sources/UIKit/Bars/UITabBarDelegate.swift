/// Learns which tab was chosen. Inert: there are no touches.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after a tab was chosen. Inert: there are no touches.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
