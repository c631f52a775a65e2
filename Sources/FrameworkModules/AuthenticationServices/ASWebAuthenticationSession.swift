import Foundation
@_exported import UIKit

/// Has the person sign in on a page. Inert: no page is shown.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  /// Gets the address to which the page leads.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Says over which window the page is shown. Inert.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page forgets who the person was. Inert.
  open var prefersEphemeralWebBrowserSession = false
  private let completionHandler: CompletionHandler

  /// Creates a session.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.completionHandler = completionHandler
  }
  /// Whether it can start: no.
  open var canStart: Bool { false }
  /// Starts. It cannot, and the handler is told so.
  @discardableResult open func start() -> Bool {
    completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    return false
  }
  /// Ends. Inert.
  open func cancel() {}
}
