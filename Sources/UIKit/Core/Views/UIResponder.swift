import Foundation

/// An object that can take part in the chain along which events travel: views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions, OwnMethods {
  public override init() {
    super.init()
  }

  /// Sets a property by its name: an outlet, a runtime attribute of a document.
  ///
  /// The property is found in the tables that the build plugin writes. A class of the app that lacks it stops the
  /// program, as in UIKit, and so does a value of another type. UIKit's own classes ignore names that they do not
  /// know, and so do all classes of an app of which parts are left out.
  /// Values of documents are objects, numbers as `Double`, `Bool`, `String`, `CGPoint`, `CGSize`, `CGRect`, `UIColor`
  /// and `UIImage`.
  open func setValue(_ value: Any?, forKey key: String) {
    let table = RuntimeTable.shared
    let place = table.place.map { " (\($0))" } ?? ""
    let expected: Any.Type
    switch table.setValue(value, forKey: key, of: self) {
    case .set: return
    case .unknownKey:
      guard table.isOwn(self), !table.isIncomplete else { return }
      fatalError(
        "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<\(type(of: self))> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).'\(place)")
    case .wrongType(let type):
      if table.isIncomplete { return }
      expected = type
    }
    let given = value.map { "of the type \(type(of: $0))" } ?? "nil"
    fatalError("\(type(of: self)).\(key) is of the type \(expected), the value is \(given)\(place)")
  }

  /// The value of the property with a name; `nil` also if no table of the build plugin lists the property.
  open func value(forKey key: String) -> Any? {
    RuntimeTable.shared.value(forKey: key, of: self) ?? observableValue(forKey: key)
  }

  /// The value of one of UIKit's properties that can be observed; nil for other names.
  func observableValue(forKey key: String) -> Any? { nil }

  #if !canImport(ObjectiveC)
    /// Called after a property was set that this object observes. Overrides act on it.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif

  func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)? {
    switch selector.name {
    case "becomeFirstResponder": return { [unowned self] _ in becomeFirstResponder() }
    case "resignFirstResponder": return { [unowned self] _ in resignFirstResponder() }
    default: return nil
    }
  }

  /// Whether the object performs an action: whether a table of the build plugin lists the method.
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

  /// The window of the object, or of the first object after it in the responder chain that has one.
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

  // MARK: Commands

  /// Copies the selection and deletes it. Overrides do so; this does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection. Overrides do so; this does nothing.
  open func copy(_ sender: Any?) {}
  /// Replaces the selection by what was copied. Overrides do so; this does nothing.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection. Overrides do so; this does nothing.
  open func delete(_ sender: Any?) {}
  /// Selects a part. Overrides do so; this does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. Overrides do so; this does nothing.
  open func selectAll(_ sender: Any?) {}

  /// The manager that undoes changes: that of the next object. A window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// What the person does here, to continue it on another device. Inert: the value is stored and has no effect.
  open var userActivity: NSUserActivity?

  /// Brings an activity up to date. Inert: never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes on with an activity. Inert: never called.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Commands that keys call while the object is in the responder chain. Inert: no keys are pressed.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes the menus of the app. Inert: menus are not drawn.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Changes a command before it is shown. Inert: menus are not drawn.
  open func validate(_ command: UICommand) {}

  // MARK: Events

  /// Called when touches begin; by default, calls the same method of `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; by default, calls the same method of `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; by default, calls the same method of `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture takes touches away, or the system does; by default, calls the same method of `next`.
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

  /// Called when a motion is cancelled; by default, calls the same method of `next`. Inert: there are no motion events.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called when a device's button is pressed; by default, calls the same method of `next`. Inert: there are no
  /// presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when a press changes its force; by default, calls the same method of `next`. Inert: there are no presses.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a press ends; by default, calls the same method of `next`. Inert: there are no presses.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system cancels a press; by default, calls the same method of `next`. Inert: there are no presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility

  /// The accessibility properties that were set on the object; nil while none was set.
  var accessibilityState: AccessibilityState?

  /// Whether an assistive reader stops at the object.
  open var isAccessibilityElement: Bool {
    get { accessibilityState?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// What an assistive reader says.
  open var accessibilityLabel: String? {
    get { accessibilityState?.label?.string }
    set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What an assistive reader says, with attributes. The label is its text.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityState?.label }
    set { accessibility.label = newValue }
  }

  /// What an assistive reader says the object does.
  open var accessibilityHint: String? {
    get { accessibilityState?.hint?.string }
    set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What an assistive reader says the object does, with attributes. The hint is its text.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityState?.hint }
    set { accessibility.hint = newValue }
  }

  /// What an assistive reader says the object's value is.
  open var accessibilityValue: String? {
    get { accessibilityState?.value?.string }
    set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What an assistive reader says the object's value is, with attributes. The value is its text.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityState?.value }
    set { accessibility.value = newValue }
  }

  /// What the object is. Labels, buttons, images and other controls say so themselves, until other traits are set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState?.traits ?? ownAccessibilityTraits }
    set { accessibility.traits = newValue }
  }

  /// What the object is while no traits are set.
  var ownAccessibilityTraits: UIAccessibilityTraits { .none }

  /// The elements inside, in the order in which they are read; `nil` for the views in their order. Inert: nothing reads
  /// them.
  open var accessibilityElements: [Any]? {
    get { accessibilityState?.elements }
    set { accessibility.elements = newValue }
  }

  /// How many elements there are inside.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// An element inside, counted from 0; `nil` where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element inside; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// The headings of a table. Inert: nothing reads them.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityState?.headerElements }
    set { accessibility.headerElements = newValue }
  }

  /// Whether an assistive reader leaves out the elements inside. Inert: nothing reads them.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityState?.hidesElements ?? false }
    set { accessibility.hidesElements = newValue }
  }

  /// Whether an assistive reader leaves out the sibling views. Inert: nothing reads them.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityState?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }

  /// Whether the elements inside are read one after the other. Inert: nothing reads them.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityState?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }

  /// The frame in the coordinates of the screen: that which was set, or the view's.
  open var accessibilityFrame: CGRect {
    get { accessibilityState?.frame ?? ownAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// The frame while none is set.
  var ownAccessibilityFrame: CGRect { .zero }

  /// The shape in the coordinates of the screen. Inert: nothing reads it.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityState?.path }
    set { accessibility.path = newValue }
  }

  /// Where a tap goes that activates the object: the point that was set, or the middle of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityState?.activationPoint ?? accessibilityFrame.center }
    set { accessibility.activationPoint = newValue }
  }

  /// The language of the texts. Inert: nothing reads them.
  open var accessibilityLanguage: String? {
    get { accessibilityState?.language }
    set { accessibility.language = newValue }
  }

  /// Actions that are offered beside the ordinary one. Inert: nothing offers them.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityState?.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Ways through the elements. Inert: nothing offers them.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityState?.customRotors }
    set { accessibility.customRotors = newValue }
  }

  /// Words by which the object can be called, the label unless set. Inert: nobody calls it.
  // UIKit's type; nil restores the label.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityState?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.inputLabels = newValue }
  }

  /// What a container is. Inert: nothing reads it.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityState?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }

  /// How switch control moves through the elements inside. Inert: there is no switch control.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityState?.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }

  /// Whether the object can be operated. Inert: nothing asks.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityState?.respondsToInteraction ?? true }
    set { accessibility.respondsToInteraction = newValue }
  }

  /// Activates the object; returns whether it did so itself. Inert: code alone calls it.
  open func accessibilityActivate() -> Bool { false }
  /// Raises the value. Inert: code alone calls it.
  open func accessibilityIncrement() {}
  /// Lowers the value. Inert: code alone calls it.
  open func accessibilityDecrement() {}
  /// Scrolls; returns whether it did. Inert: code alone calls it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is shown; returns whether it did. Inert: code alone calls it.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what is most important; returns whether it did. Inert: code alone calls it.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when a reader comes to the object. Inert: none runs.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a reader leaves the object. Inert: none runs.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether a reader stands on the object. Inert: none runs.
  open func accessibilityElementIsFocused() -> Bool { false }
}
