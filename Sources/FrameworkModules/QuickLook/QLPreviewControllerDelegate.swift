import Foundation
import UIKit

/// Is told what the person does with files. Inert: it is never called.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  /// The person is done.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// The controller is about to be dismissed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
}
