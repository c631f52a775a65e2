import Foundation
import UIKit

/// Shows an app of the store. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  /// Is told when the person is done. Inert: it is never called.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Makes the box.
  open override func loadView() {
    view = UIOpaqueView(representing: "SKStoreProductViewController", frame: UIScreen.main.bounds)
  }
  /// Asks the store for an app. Inert: it never answers.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}
