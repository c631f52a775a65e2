import Foundation
import UIKit

/// Lets the person choose other devices. Inert: its view is a box with its class's name, and nothing is chosen.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
  /// The devices that are connected.
  public let session: MCSession
  /// Is told when the person is done. Inert: it is never called.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The smallest number of devices. Inert.
  open var minimumNumberOfPeers = 2
  /// The largest number of devices. Inert.
  open var maximumNumberOfPeers = 8

  /// Creates a controller.
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  /// No document has such a controller.
  public required init?(coder: NSCoder) { nil }
  /// Makes the box.
  open override func loadView() {
    view = UIOpaqueView(representing: "MCBrowserViewController", frame: UIScreen.main.bounds)
  }
}
