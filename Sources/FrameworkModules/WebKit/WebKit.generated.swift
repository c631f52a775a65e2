// Made by `make surface` from Surface/WebKit.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The media that wait for a tap. Inert.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates types by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Media with sound.
  public static let audio = Self(rawValue: 1)
  /// Media with pictures.
  public static let video = Self(rawValue: 2)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// The pages before and after. There is none.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// All pages before.
  open var backList: [WKBackForwardListItem] { [] }
  /// All pages after.
  open var forwardList: [WKBackForwardListItem] { [] }
}

/// A page of the list. The class exists for the signatures of methods: there is none.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  /// Its address.
  public let url: URL
  /// Its title.
  open var title: String? { nil }
  /// The address that led there.
  open var initialURL: URL { url }
  init(url: URL) { self.url = url }
}

/// Rules of what is loaded. Inert: nothing is loaded.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  /// The identifier.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
}

/// A group of scripts that see each other.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  /// The page's own scripts.
  public static let page = WKContentWorld(name: nil)
  /// The app's scripts.
  public static let defaultClient = WKContentWorld(name: nil)
  /// The name.
  public let name: String?
  private init(name: String?) { self.name = name }
  /// The world with a name.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// What a menu is for.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  /// The address of the link.
  open var linkURL: URL? { nil }
}

/// Kinds of text that become links. Inert.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates types by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of the web.
  public static let link = Self(rawValue: 2)
  /// Addresses for letters.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// A file that is loaded. The class exists for the signatures of methods: no file is loaded.
@preconcurrency @MainActor open class WKDownload: NSObject {
  /// Is told of the progress. Inert.
  open weak var delegate: (any WKDownloadDelegate)?
  /// The request.
  open var originalRequest: URLRequest? { nil }
  /// The progress.
  public let progress = Progress(totalUnitCount: 0)
  /// Stops. Inert.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// Is told of the progress of a download. Inert: none is loaded.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Decides where the file is stored.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  /// The file is there.
  func downloadDidFinish(_ download: WKDownload)
  /// It failed.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void) { completionHandler(nil) }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// Why a page does not do something.
public struct WKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

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

/// What a page wants to record.
public enum WKMediaCaptureType: Int, Sendable {
  case camera = 0, microphone, cameraAndMicrophone
}

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

  init(request: URLRequest) { self.request = request }
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
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// The page's process ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Loading began.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A part of the page is there.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Loading failed.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Loading failed at its beginning.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void) { decisionHandler(.allow, preferences) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { completionHandler(.performDefaultHandling, nil) }
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
}

/// The response. The class exists for the signatures of methods: there is none.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// The response of the server.
  public let response: URLResponse
  /// Whether it is for the main frame.
  open var isForMainFrame: Bool { true }
  /// Whether the view can show it.
  open var canShowMIMEType: Bool { true }
  init(response: URLResponse) { self.response = response }
}

/// Whether the response may be shown.
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
  /// It may not be shown.
  case cancel = 0
  /// It may be shown.
  case allow = 1
  /// It is loaded as a file.
  case download = 2
}

/// Whether a page has permission.
public enum WKPermissionDecision: Int, Sendable {
  case prompt = 0, grant, deny
}

/// Views that share a process. Inert.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  /// Creates a pool.
  public override init() {}
}

/// Receives messages from pages, and answers.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A message has come.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
  /// A message has come.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void) { replyHandler(nil, nil) }
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// Where a page is from.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  /// The protocol: `https`.
  open var `protocol`: String { "" }
  /// The server.
  open var host: String { "" }
  /// The port; 0 for the default port.
  open var port: Int { 0 }
}

/// How a page is drawn. Inert.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part of the page that is drawn.
  open var rect = CGRect.null
  /// The width of the picture.
  open var snapshotWidth: NSNumber?
  /// Whether changes are waited for.
  open var afterScreenUpdates = true
  /// Creates a configuration.
  public override init() {}
}

/// Shows what pages ask for. All methods are optional. Inert: no page is there.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
  /// A page wants a new window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page closes its window.
  func webViewDidClose(_ webView: WKWebView)
  /// A page shows a message.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// A page asks yes or no.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// A page asks for a text.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
  /// A page wants to record.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
  /// The menu of a link.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void) { completionHandler() }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void) { completionHandler(false) }
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void) { completionHandler(nil) }
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void) { decisionHandler(.deny) }
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void) { completionHandler(nil) }
}

/// Loads the addresses of a scheme. Inert: it is not asked.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Starts to load an address.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stop.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// The loading of an address.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// What the server says.
  func didReceive(_ response: URLResponse)
  /// Bytes.
  func didReceive(_ data: Data)
  /// Loading is finished.
  func didFinish()
  /// It failed.
  func didFailWithError(_ error: any Error)
}

/// Shows pages of the web. Inert: it is a box with its class's name, and loads nothing.
@preconcurrency @MainActor open class WKWebView: UIOpaqueView {
  /// The configuration of the view.
  public let configuration: WKWebViewConfiguration
  /// Decides what is loaded. Inert: nothing is loaded.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows what pages ask for. Inert: no page is there.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view around the page. It is empty.
  public let scrollView = UIScrollView()
  /// The address that was asked for last.
  open private(set) var url: URL?
  /// The page's title: none.
  open var title: String? { nil }
  /// Whether a page is being loaded: no.
  open var isLoading: Bool { false }
  /// The progress of loading: none.
  open var estimatedProgress: Double { 0 }
  /// Whether there is an earlier page: no.
  open var canGoBack: Bool { false }
  /// Whether there is a later page: no.
  open var canGoForward: Bool { false }
  /// Whether swipes lead to other pages. Inert: there are none.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links are previewed. Inert: there are none.
  open var allowsLinkPreview = true
  /// The user agent. Inert: nothing is loaded.
  open var customUserAgent: String?

  /// Whether the page can be inspected. Inert.
  open var isInspectable = false
  /// Whether the page can be searched. Inert.
  open var isFindInteractionEnabled = false
  /// How large the page is shown. Inert.
  open var pageZoom: CGFloat = 1
  /// The colour behind the page. Inert.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var underPageBackgroundColor: UIColor!
  /// The colour that the page asks for: none.
  open var themeColor: UIColor? { nil }
  /// Whether all of the page is encrypted: no.
  open var hasOnlySecureContent: Bool { false }
  /// The pages before and after. Inert: there is none.
  public let backForwardList = WKBackForwardList()
  /// What is needed to show the page again. Inert: it is kept.
  open var interactionState: Any?

  /// Creates a view with a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(representing: "WKWebView", frame: frame)
  }

  /// Creates a view with the usual configuration.
  public convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }

  /// Restores a view from an archive, with the usual configuration.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Loads a page. Inert: the address is kept.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }

  /// Shows a page. Inert.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Shows a file. Inert.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { nil }
  /// Loads the page again. Inert.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Shows the earlier page. Inert: there is none.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Shows the later page. Inert: there is none.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Shows bytes. Inert.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { nil }
  /// Loads the page again from its server. Inert.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Shows a page of the list. Inert: there is none.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// Draws the page. Inert: there is none; the handler gets `nil`.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }
  /// Runs a script in a part of the page. Inert: there is no page; the handler gets an error.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
  /// Runs a script. Inert: there is no page; it gives `nil`.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }
  /// Whether a view can show a scheme's addresses by itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "file", "about", "data", "blob", "javascript"].contains(urlScheme.lowercased()) }
  /// Stops loading. Inert: nothing is loaded.
  open func stopLoading() {}
  /// Runs a script. Inert: there is no page; the handler gets `nil`.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
}

/// The configuration of a web view. Inert: what is set is kept.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// What pages and the app tell each other.
  open var userContentController = WKUserContentController()
  /// What the view prefers.
  open var preferences = WKPreferences()
  /// How pages are loaded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Which views share a process.
  open var processPool = WKProcessPool()
  /// Kinds of text that become links.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// The media that wait for a tap.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// The name of the app in the user agent.
  open var applicationNameForUserAgent: String?
  /// Whether nothing is shown until all of the page is loaded.
  open var suppressesIncrementalRendering = false
  /// Whether pages can be zoomed in any case.
  open var ignoresViewportScaleLimits = false
  /// Whether films play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films play in a corner of the screen.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether known pages are loaded with encryption.
  open var upgradeKnownHostsToHTTPS = true
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]
  /// Sets the object that loads the addresses of a scheme. Inert: it is kept, and never called.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) { schemeHandlers[urlScheme] = urlSchemeHandler }
  /// The object that loads the addresses of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme] }
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
}

/// What a web view prefers. Inert: what is set is kept.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the person is told of fraud.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether parts of pages fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether texts can be selected.
  open var isTextInteractionEnabled = true
  /// The least size of fonts, in points.
  open var minimumFontSize: CGFloat = 0
}

/// What pages and the app tell each other. Inert: no page is there.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// Adds a script to pages.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// The scripts that are added to pages.
  open private(set) var userScripts: [WKUserScript] = []
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a receiver of messages. Inert.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {}
  /// Adds a receiver of messages that answers. Inert.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  /// Removes a receiver of messages. Inert.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  /// Removes all receivers of messages. Inert.
  open func removeAllScriptMessageHandlers() {}
  /// Adds rules of what is loaded. Inert.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Removes rules of what is loaded. Inert.
  open func remove(_ contentRuleList: WKContentRuleList) {}
  /// Removes all rules of what is loaded. Inert.
  open func removeAllContentRuleLists() {}
  /// Adds a receiver of messages. Inert.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Removes a receiver of messages. Inert.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A script that is added to pages.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it is added.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is added to the main frame only.
  public let isForMainFrameOnly: Bool

  /// Makes a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
  /// Makes a script of a world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// When a script is added to a page.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd = 1
}

/// A message from a page. The class exists for the signatures of methods: no message comes.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// What was sent.
  public let body: Any
  /// The name of the receiver.
  public let name: String
  /// The frame that sent it.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  /// The view of the page that sent it.
  open weak var webView: WKWebView?

  init(body: Any, name: String) {
    self.body = body
    self.name = name
  }
}

/// Receives messages from pages.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A message has come.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

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

/// What the pages of a server keep. The class exists for the signatures of methods: nothing is kept.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// The server.
  open var displayName: String { "" }
  /// Kinds of what is kept.
  open var dataTypes: Set<String> { [] }
}

/// What pages keep. Inert: it is empty.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  /// Whether the data outlive the app.
  public let isPersistent: Bool
  /// Cookies.
  public let httpCookieStore = WKHTTPCookieStore()
  private init(isPersistent: Bool) { self.isPersistent = isPersistent }
  /// The app's store.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A store that is forgotten with the app.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// All kinds of what pages keep.
  open class func allWebsiteDataTypes() -> Set<String> { [
    WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage,
    WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeServiceWorkerRegistrations,
    WKWebsiteDataTypeFetchCache,
  ] }
  /// Passes the data that pages keep to a handler: none.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// What pages keep: nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Removes data: there are none.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  /// Removes data: there are none.
  open func removeData(
    ofTypes websiteDataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  /// Removes data: there are none. Inert.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
  /// Removes data: there are none. Inert.
  open func removeData(ofTypes websiteDataTypes: Set<String>, modifiedSince date: Date) async {}
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"

/// Files that are kept.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"

/// Files that are kept as long as the app runs.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"

/// What scripts keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"

/// What scripts keep as long as the page is open.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

/// Databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"

/// Scripts that run without a page.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// Files that scripts keep.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"

/// How a page wants its window.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  /// The width.
  open var width: NSNumber? { nil }
  /// The height.
  open var height: NSNumber? { nil }
}

@_spi(Generated) extension WKProcessPool: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { WKProcessPool() }
}

@_spi(Generated) extension WKSnapshotConfiguration: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { WKSnapshotConfiguration() }
}

@_spi(Generated) extension WKWebView: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { WKWebView() }
}
