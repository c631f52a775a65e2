import Foundation
import UIKit

/// Is told what was chosen. Inert: it is never called.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Songs were chosen.
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Nothing was chosen.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
