@_exported import UIKit

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

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
  public convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view without a size.
  public convenience init() {
    self.init(frame: .zero)
  }

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
  ) -> WKNavigation? {
    nil
  }
  /// Loads the page again from its server. Inert.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  /// Shows a page of the list. Inert: there is none.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// Draws the page. Inert: there is none; the handler gets `nil`.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }
  /// Runs a script in a part of the page. Inert: there is no page; the handler gets an error.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    completionHandler?(.failure(WKError(.javaScriptExceptionOccurred)))
  }
  /// Runs a script. Inert: there is no page; it gives `nil`.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }
  /// Whether a view can show a scheme's addresses by itself.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "javascript"].contains(urlScheme.lowercased())
  }
  /// Stops loading. Inert: nothing is loaded.
  open func stopLoading() {}
  /// Runs a script. Inert: there is no page; the handler gets `nil`.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, nil)
  }
}
