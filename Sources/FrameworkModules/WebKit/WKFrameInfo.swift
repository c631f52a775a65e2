import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A part of a page. There is none.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// What was asked for.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Where it is from.
  public let securityOrigin = WKSecurityOrigin()
  /// In which view it is.
  open var webView: WKWebView? { nil }
}
