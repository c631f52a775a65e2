// Made by `make surface` from Surface/QuickLook.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

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
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// The controller is about to be dismissed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
}

/// A file that is shown.
public protocol QLPreviewItem {
  /// Its address.
  var previewItemURL: URL? { get }
  /// The title above it.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension URL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self as URL }
}
