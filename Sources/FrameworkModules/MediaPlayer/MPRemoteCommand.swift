import Foundation
import UIKit

/// A button. Inert: it is not pressed.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether it can be pressed.
  open var isEnabled = true
  /// Has code called when it is pressed. Inert: it never is.
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    NSObject()
  }
  /// Has a method called when it is pressed. Inert: it never is.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes the target.
  open func removeTarget(_ target: Any?) {}
}
