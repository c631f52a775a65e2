import Foundation
import UIKit

/// Says which files are shown.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Which.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
