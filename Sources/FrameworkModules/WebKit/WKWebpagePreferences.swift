import Foundation
import UIKit

/// How a page is loaded. Inert: what is set is kept.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// The kind of device for which a page is.
  public enum ContentMode: Int, Sendable {
    case recommended = 0, mobile, desktop
  }
  /// The kind of device for which the page is.
  open var preferredContentMode = ContentMode.recommended
  /// Whether the page's scripts run.
  open var allowsContentJavaScript = true
}
