/// An object that can take part in the chain along which events travel: views and view controllers.
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The object that events go to next.
  open var next: UIResponder? { nil }

  /// Whether the object agrees to become the first to receive events.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object is the first to receive events; nothing here ever is, since there are no events.
  open var isFirstResponder: Bool { false }

  /// Asks for events first; answers whether that worked.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Gives up being the first to receive events; answers whether that worked.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}
