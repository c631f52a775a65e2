import UIKit

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
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    schemeHandlers[urlScheme] = urlSchemeHandler
  }
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
  /// Adds a receiver of messages.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {}
  /// Adds a receiver of messages that answers.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  /// Removes a receiver of messages.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  /// Removes all receivers of messages.
  open func removeAllScriptMessageHandlers() {}
  /// Adds rules of what is loaded.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Removes rules of what is loaded.
  open func remove(_ contentRuleList: WKContentRuleList) {}
  /// Removes all rules of what is loaded.
  open func removeAllContentRuleLists() {}
  /// Adds a receiver of messages.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Removes a receiver of messages.
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
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
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
