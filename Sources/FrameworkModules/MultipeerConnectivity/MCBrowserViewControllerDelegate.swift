import Foundation
import UIKit

/// Is told when the person has chosen.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// The person cancelled.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
