import EventKit
import Foundation
import UIKit

/// Is told what became of an event.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The person is done.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
