import MessageUI
import MobileCoreServices
import QuartzCore
import SafariServices
import Testing
import WebKit

/// Modules that apps import beside UIKit: their types are there, and nothing happens.
struct FrameworkModuleTests {
  private final class Page: UIViewController, WKNavigationDelegate {
    let webView = WKWebView()

    override func loadView() {
      webView.navigationDelegate = self
      view = webView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let url = URL(string: "https://example.org") { webView.load(URLRequest(url: url)) }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { Issue.record("nothing is loaded") }
  }

  @Test func aWebViewIsABoxThatLoadsNothing() {
    let page = Page()
    page.loadViewIfNeeded()
    #expect(page.webView.representedClassName == "WKWebView")
    #expect(page.webView.url?.host() == "example.org")
    #expect(!page.webView.isLoading)
    #expect(page.webView.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func aPageOfTheWebIsABox() throws {
    let controller = SFSafariViewController(url: try #require(URL(string: "https://example.org")))
    #expect((controller.view as? UIOpaqueView)?.representedClassName == "SFSafariViewController")
  }

  @Test func nothingCanBeSent() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func layersAndNamesOfFilesAreThere() {
    #expect(CALayer().sublayers == nil)
    #expect(kUTTypeImage == "public.image")
  }
}
