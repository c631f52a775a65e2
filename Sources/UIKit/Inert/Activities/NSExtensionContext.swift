import Foundation

/// The context in which an app extension runs: its input and its result. Foundation outside Apple's platforms doesn't
/// have it. Inert: extensions are not run.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  // Unchecked because it is open. It has no properties.
  /// What was given. Inert: nothing.
  open var inputItems: [Any] { [] }
  /// Hands items back. Inert.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
  /// Ends the extension with an error. Inert.
  open func cancelRequest(withError error: any Error) {}
  /// Opens a link. Inert: answers that it was not opened.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An input item of an app extension. Inert: extensions are not run.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  // Unchecked because it is open. What changes is in ``Locked``.
  open var attributedTitle: NSAttributedString? {
    get { state.attributedTitle }
    set { state.attributedTitle = newValue }
  }
  /// The text.
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
