import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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
