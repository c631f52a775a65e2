import UIKit

/// How a web view is set up. Inert: what is set is kept.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// What pages and the app tell each other.
  open var userContentController = WKUserContentController()
  /// What the view prefers.
  open var preferences = WKPreferences()
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
}

/// What a web view prefers. Inert: what is set is kept.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// The least size of fonts, in points.
  open var minimumFontSize: CGFloat = 0
}

/// What pages and the app tell each other. Inert: no page is there.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// Adds a script to pages.
  open func addUserScript(_ userScript: WKUserScript) {}
  /// Adds a receiver of messages.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Removes a receiver of messages.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// A script that is added to pages.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The script.
  public let source: String

  /// Makes a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
  }
}

/// When a script is added to a page.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd = 1
}

/// A message from a page. The class exists for the signatures of methods: none comes.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// What was sent.
  public let body: Any
  /// To which receiver.
  public let name: String

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
