import Foundation
@_exported import UIKit

/// A view controller that shows files. Inert: its view is drawn as a box with the name of the class.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// Provides the files to show.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate. Inert: it is never called.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the file that is shown.
  open var currentPreviewItemIndex = 0
  /// The file that is shown; `nil` without a data source, or if the index is out of range.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Whether a file can be shown. Always true: the box stands for any file.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
  /// Gets the files from the data source again. Inert.
  open func reloadData() {}
  /// Reloads the file that is shown. Inert.
  open func refreshCurrentPreviewItem() {}
  /// Creates the view, which is drawn as a box with the name of the class.
  open override func loadView() {
    view = UIOpaqueView(representing: "QLPreviewController", frame: UIScreen.main.bounds)
  }
}
