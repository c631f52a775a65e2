import Foundation
import UIKit

/// Is told when the person is done.
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  /// Does nothing.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
