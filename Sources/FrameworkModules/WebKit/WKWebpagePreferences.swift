import Foundation
import UIKit

/// How a page is loaded. Inert: what is set is kept.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// For which kind of device a page is.
  public enum ContentMode: Int, Sendable {
    case recommended = 0, mobile, desktop
  }
  /// For which kind of device the page is.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page's scripts run.
  open var allowsContentJavaScript = true
}
