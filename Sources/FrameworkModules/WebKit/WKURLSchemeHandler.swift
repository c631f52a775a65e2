import Foundation
import UIKit

/// Loads the addresses of a scheme. Inert: it is not asked.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Starts to load an address.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stop.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
