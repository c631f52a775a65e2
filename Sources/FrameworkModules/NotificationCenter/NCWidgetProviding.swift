import Foundation
@_exported import UIKit

/// A controller whose view is shown beside notifications, as until iOS 14.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
  /// Reads what is shown. Inert: it is never called.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// The person wants it larger or smaller. Inert: it is never called.
  func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
  /// Says that nothing is new.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
  /// Does nothing.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
}
