import UIKit

extension UIWindow {
  /// Makes a window on the screen of a simulated device.
  convenience init(on setting: SceneSetting) {
    self.init(screen: setting.screen)
    takeInsets(of: setting.environment)
  }

  /// Gives the window the safe-area insets of the device.
  func takeInsets(of environment: Environment) {
    let insets = environment.device.insets(environment.orientation)
    hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
      usesRootMargins: false)
  }
}
