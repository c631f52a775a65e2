/// What covers the edges of a device's screen.
package struct ScreenEdges: Sendable {
  /// How far the device's notch, corners and home indicator cover each edge, in points.
  package let safeAreaInsets: UIEdgeInsets
  /// The height of the status bar in points; 0 if it is not shown.
  package let statusBarHeight: CGFloat

  package init(safeAreaInsets: UIEdgeInsets, statusBarHeight: CGFloat) {
    self.safeAreaInsets = safeAreaInsets
    self.statusBarHeight = statusBarHeight
  }
}
