import Foundation
@_exported import UIKit

/// Shows files. Inert: its view is a box with its class's name.
@byHand @preconcurrency @MainActor open class QLPreviewController: UIViewController {
  /// Says which files are shown.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Is told what the person does. Inert.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which of the files is shown.
  open var currentPreviewItemIndex = 0
  /// The file that is shown.
  open var currentPreviewItem: (any QLPreviewItem)? { get }

  /// Whether a file can be shown: the box stands for any.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool
  /// Asks for the files again. Inert.
  open func reloadData()
  /// Shows the file again. Inert.
  open func refreshCurrentPreviewItem()
  /// Makes the box.
  open override func loadView()
}

/// Says which files are shown.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// The number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// The file at an index.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is told what the person does with files. Inert: it is never called.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
  /// The person is done.
  @neverCalled optional func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// The controller is about to be dismissed.
  @neverCalled optional func previewControllerWillDismiss(_ controller: QLPreviewController)
}

/// A file that is shown.
public protocol QLPreviewItem {
  /// Its address.
  var previewItemURL: URL? { get }
  /// The title above it.
  @neverCalled @answers(previewItemURL?.lastPathComponent) optional var previewItemTitle: String? { get }
}

extension URL: QLPreviewItem {
  /// The address itself.
  @answers(self) public var previewItemURL: URL? { get }
}

extension NSURL: QLPreviewItem {
  /// The address itself.
  @answers(self as URL) public var previewItemURL: URL? { get }
}
