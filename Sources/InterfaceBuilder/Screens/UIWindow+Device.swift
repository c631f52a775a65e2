import UIKit

extension UIWindow {
  /// Makes a window on the screen of a simulated device.
  convenience init(on setting: SceneSetting) {
    self.init(screen: setting.screen)
    takeInsets(of: setting.environment)
  }

  /// Gives the window the safe-area insets of the device.
  func takeInsets(of environment: Environment) {
    hostEnvironment = UIHostEnvironment(safeAreaInsets: environment.screenEdges.safeAreaInsets, usesRootMargins: false)
  }
}

extension Environment {
  /// What covers the edges of the device's screen.
  var screenEdges: ScreenEdges {
    let insets = device.insets(orientation)
    return ScreenEdges(
      safeAreaInsets: UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      statusBarHeight: device.statusBarHeight(orientation))
  }
}
