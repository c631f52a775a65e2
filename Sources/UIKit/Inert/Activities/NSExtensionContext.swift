import Foundation

/// The context in which an app extension runs: its input and its result. It is declared here because Foundation has it
/// only on Apple's platforms. Inert: extensions are not run.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  // The conformance is unchecked because the class is open. The class has no stored properties.
  /// The items that the host app gave the extension. Inert: always empty.
  open var inputItems: [Any] { [] }
  /// Ends the extension and returns items to the host app. Inert: does nothing.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
  /// Ends the extension with an error. Inert: does nothing.
  open func cancelRequest(withError error: any Error) {}
  /// Opens a URL. Inert: opens nothing, and calls the completion handler with `false`.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An input item of an app extension. Inert: extensions are not run.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  // The conformance is unchecked because the class is open. All mutable state is in ``Locked``.
  open var attributedTitle: NSAttributedString? {
    get { state.attributedTitle }
    set { state.attributedTitle = newValue }
  }
  /// The text of the item.
  open var attributedContentText: NSAttributedString? {
    get { state.attributedContentText }
    set { state.attributedContentText = newValue }
  }
  /// The providers of the item's data.
  open var attachments: [NSItemProvider]? {
    get { state.attachments }
    set { state.attachments = newValue }
  }
  /// Further values that describe the item.
  open var userInfo: [AnyHashable: Any]? {
    get { state.userInfo }
    set { state.userInfo = newValue }
  }

  private struct State {
    var attributedTitle: NSAttributedString?
    var attributedContentText: NSAttributedString?
    var attachments: [NSItemProvider]?
    var userInfo: [AnyHashable: Any]?
  }

  private let state = Locked(State())
}
