/// An object that can take part in the chain along which events travel: views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// Sets a property by its name: an outlet, a runtime attribute of a document.
  ///
  /// The property is found in the tables of the app; other names are ignored, and a value of another type stops the
  /// program. Code that fills no tables overrides this and sets the property itself. Values of
  /// documents are objects, numbers as `Double`, `Bool`, `String`, `CGPoint`, `CGSize`, `CGRect`, `UIColor` and `UIImage`.
  open func setValue(_ value: Any?, forKey key: String) {
    guard case .wrongType(let expected) = RuntimeTable.shared.setValue(value, forKey: key, of: self) else { return }
    let given = value.map { "of the type \(type(of: $0))" } ?? "nil"
    fatalError("\(type(of: self)).\(key) is of the type \(expected), the value is \(given)")
  }

  /// The property of a name; `nil` also where no table lists it.
  open func value(forKey key: String) -> Any? { RuntimeTable.shared.value(forKey: key, of: self) }

  /// Whether the object performs an action: whether a table lists it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The object along the chain that performs an action: this one or one after it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The object that events go to next.
  open var next: UIResponder? { nil }

  /// Whether the object agrees to become the first to receive events.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object is the first to receive events of keys and motions in its window.
  open var isFirstResponder: Bool { windowOfChain.map { $0.firstResponder === self } ?? false }

  /// Makes this the object that receives events first; returns whether that worked.
  ///
  /// It works in a window only, if the object agrees and the earlier one resigns.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = windowOfChain else { return false }
    if let current = window.firstResponder, !current.canResignFirstResponder || !current.resignFirstResponder() {
      return false
    }
    window.firstResponder = self
    return true
  }

  /// Stops being the object that receives events first; returns whether that worked.
  @discardableResult open func resignFirstResponder() -> Bool {
    if let window = windowOfChain, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  /// The window that the object or what follows it is in.
  private var windowOfChain: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow ?? ($0 as? UIView)?.window }.first
  }

  /// Whether the object may resign as first responder.
  open var canResignFirstResponder: Bool { true }

  /// The view that replaces the keyboard while the object is first responder. Inert: there is no keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the object is first responder. Inert: there is no keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Updates the input views. Inert: there is no keyboard.
  open func reloadInputViews() {}

  // MARK: Events

  /// Called when touches begin; by default, calls the same method of `next`. Inert: there are no touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; by default, calls the same method of `next`. Inert: there are no touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; by default, calls the same method of `next`. Inert: there are no touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches; by default, calls the same method of `next`. Inert: there are no touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a motion begins; by default, calls the same method of `next`. Inert: there are no motion events.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion ends; by default, calls the same method of `next`. Inert: there are no motion events.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when the system cancels a motion; by default, calls the same method of `next`. Inert: there are no motion events.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
}
