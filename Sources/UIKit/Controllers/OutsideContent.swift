import Foundation

/// A view controller that shows what is outside of the app: a page of the web.
@MainActor package protocol OutsideContent: UIViewController {
  /// The address of what is shown.
  var address: URL { get }
}
