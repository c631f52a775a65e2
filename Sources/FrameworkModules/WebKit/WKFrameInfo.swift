import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A part of a page. There is none.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// Whether it is the main frame.
  open var isMainFrame: Bool { true }
  /// What was asked for.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The origin.
  public let securityOrigin = WKSecurityOrigin()
  /// The view that shows it.
  open var webView: WKWebView? { nil }
}
