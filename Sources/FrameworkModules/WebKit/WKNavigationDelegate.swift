import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The loading of a page. The class exists for the signatures of methods: none is loaded.
@preconcurrency @MainActor open class WKNavigation: NSObject {}

/// What would load a page. The class exists for the signatures of methods: none is loaded.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest
  /// The frame that asks for it.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The frame that shows it; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { nil }
  /// Whether it is a file to keep.
  open var shouldPerformDownload: Bool { false }
  /// The kind of navigation.
  public let navigationType = WKNavigationType.other

  init(request: URLRequest) {
    self.request = request
  }
}

/// The kind of navigation to a page.
public enum WKNavigationType: Int, Hashable, Sendable {
  case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
  /// It may not be loaded.
  case cancel = 0
  /// It may be loaded.
  case allow = 1
  /// It is loaded as a file.
  case download = 2
}

/// Decides what a web view loads. All methods are optional. Inert: nothing is loaded, so none is called.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a page may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Whether a page may be loaded, and how.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Whether the response may be shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// The server asks for authentication.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// The page leads to another one.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// The page's process ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Loading began.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A part of the page is there.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Loading failed.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Loading failed at its beginning.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    decisionHandler(.allow, preferences)
  }
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  /// As usual.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    completionHandler(.performDefaultHandling, nil)
  }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  {}
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}
