// Made by `make surface` from Surface/NotificationCenter.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// Whether there is something new to show.
public enum NCUpdateResult: UInt, Sendable {
  case newData = 0, noData, failed
}

/// How large a widget is.
public enum NCWidgetDisplayMode: Int, Sendable {
  case compact = 0, expanded
}

/// A controller whose view is shown beside notifications, as until iOS 14.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
  /// Reads what is shown. Inert: it is never called.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// The person wants it larger or smaller. Inert: it is never called.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
}
