import Foundation
@_exported import UIKit

/// Shows files. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// Says which files are shown.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Is told what the person does. Inert.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which of the files is shown.
  open var currentPreviewItemIndex = 0
  /// The file that is shown.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Whether a file can be shown: the box stands for any.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
  /// Asks for the files again. Inert.
  open func reloadData() {}
  /// Shows the file again. Inert.
  open func refreshCurrentPreviewItem() {}
  /// Makes the box.
  open override func loadView() {
    view = UIOpaqueView(representing: "QLPreviewController", frame: UIScreen.main.bounds)
  }
}
