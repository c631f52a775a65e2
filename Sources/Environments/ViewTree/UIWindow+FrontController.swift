import UIKit

extension UIWindow {
  /// The frontmost controller: the last presented one, or else the root view controller.
  package var frontController: UIViewController? {
    var controller = rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }
}
