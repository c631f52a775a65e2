import Foundation
import UIKit

/// Says over which window a page is shown.
@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Over what something is shown.
public typealias ASPresentationAnchor = UIWindow
