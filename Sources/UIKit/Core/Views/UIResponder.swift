/// An object that can take part in the chain along which events travel: views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Takes a value that a document sets by name: an outlet of a controller, a runtime attribute of a view.
  ///
  /// There is no key-value coding outside of Apple's platforms: classes that a document names override this, and set the
  /// property themselves. Values are objects of the document, numbers as `Double`, `Bool`, `String`, `CGPoint`, `CGSize`,
  /// `CGRect`, `UIColor` and `UIImage`; names that a class doesn't know are left alone.
  open func setValue(_ value: Any?, forKey key: String) {}

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
