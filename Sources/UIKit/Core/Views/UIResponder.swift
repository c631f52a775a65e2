import Foundation

/// An object in the responder chain, such as a view or a view controller. Events that it does not handle go to `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions, OwnMethods {
  public override init() {
    super.init()
  }

  /// Sets the property named `key`: an outlet, or a user-defined runtime attribute of a storyboard or xib.
  ///
  /// The property is found in tables that this project's build plugin generates from the app's sources, because there
  /// is no Objective-C runtime. If a class of the app has no such property, or if the value has another type, the
  /// program stops, as in UIKit. UIKit's own classes ignore unknown names, and so do all classes of an app of which
  /// some sources do not compile and are left out.
  ///
  /// Values from storyboards and xibs are objects, numbers as `Double`, `Bool`, `String`, `CGPoint`, `CGSize`,
  /// `CGRect`, `UIColor` and `UIImage`.
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

  /// The value of the property named `key`. It is also `nil` if the tables that the build plugin generates from the
  /// app's sources do not list the property.
  open func value(forKey key: String) -> Any? {
    RuntimeTable.shared.value(forKey: key, of: self) ?? observableValue(forKey: key)
  }

  /// Sets the property to which a path of property names, with dots between them, leads. Does nothing if a property on the
  /// way has no value or is not known.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? UIResponder
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  /// The value that a path of property names, with dots between them, leads to; `nil` if a property on the way has none or
  /// is not known.
  open func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    return (value(forKey: String(keyPath[..<dot])) as? UIResponder)?.value(forKeyPath: rest)
  }

  /// The value of the UIKit property named `key`, if it is one that key-value observing supports; otherwise `nil`.
  func observableValue(forKey key: String) -> Any? { nil }

  #if !canImport(ObjectiveC)
    /// Called after a property was set that this object observes (`addObserver(_:forKeyPath:options:context:)`). Does
    /// nothing by default.
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

  /// Whether the object has the method `action`, according to the tables that the build plugin generates from the app's
  /// sources.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The first object in the responder chain, starting with this one, whose `canPerformAction(_:withSender:)` is
  /// `true`; `nil` if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The next object in the responder chain; `nil` at its end.
  open var next: UIResponder? { nil }

  /// Whether the object can become the first responder. `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool { windowOfChain.map { $0.firstResponder === self } ?? false }

  /// Makes this object the first responder of its window; returns whether that worked.
  ///
  /// It works only if the object is in a window, its `canBecomeFirstResponder` is `true`, and the current first
  /// responder resigns.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = windowOfChain else { return false }
    if let current = window.firstResponder, !current.canResignFirstResponder || !current.resignFirstResponder() {
      return false
    }
    window.firstResponder = self
    return true
  }

  /// Makes this object give up the status of first responder; returns whether that worked.
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

  /// The Cut command of the edit menu. Does nothing by default; overrides copy the selection and delete it.
  open func cut(_ sender: Any?) {}
  /// The Copy command of the edit menu. Does nothing by default; overrides copy the selection.
  open func copy(_ sender: Any?) {}
  /// The Paste command of the edit menu. Does nothing by default; overrides replace the selection by the content of the
  /// pasteboard.
  open func paste(_ sender: Any?) {}
  /// The Delete command of the edit menu. Does nothing by default; overrides delete the selection.
  open func delete(_ sender: Any?) {}
  /// The Select command of the edit menu. Does nothing by default; overrides select a part of the content.
  open func select(_ sender: Any?) {}
  /// The Select All command of the edit menu. Does nothing by default; overrides select the whole content.
  open func selectAll(_ sender: Any?) {}

  /// The undo manager: by default that of the next object in the responder chain. Each window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The activity that Handoff can continue on another device. Inert: the value is stored and has no effect.
  open var userActivity: NSUserActivity?

  /// Called in UIKit to store the current state in `activity`. Inert: never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called in UIKit to restore the state from `activity`. Inert: never called.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The keyboard shortcuts that are available while the object is in the responder chain. Inert: no keys are pressed.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called in UIKit to change the app's menus. Inert: menus are not drawn.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called in UIKit to change a menu command before it is shown. Inert: menus are not drawn.
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

  /// Called when a gesture recogniser or the system cancels touches; by default, calls the same method of `next`.
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

  /// The accessibility properties that were set on the object; `nil` if none was set.
  var accessibilityState: AccessibilityState?

  /// Whether the object is an element for assistive technologies, such as VoiceOver.
  ///
  /// By default `true` for labels with a text, for controls and for text views, and `false` for all other objects.
  open var isAccessibilityElement: Bool {
    get { accessibilityState?.shownIsElement ?? ownIsAccessibilityElement }
    set { accessibility.isElement = newValue }
  }

  /// Whether the object is an element if `isAccessibilityElement` was not set.
  var ownIsAccessibilityElement: Bool { false }

  /// The name of the object that VoiceOver speaks. If none was set, it is the text of a label or the title of a button, and
  /// `nil` for other objects.
  open var accessibilityLabel: String? {
    get { accessibilityState?.shownLabel?.string ?? ownAccessibilityLabel }
    set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }

  /// `accessibilityLabel` as an attributed string. Setting one of the two also sets the other.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityState?.shownLabel ?? ownAccessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibility.label = newValue }
  }

  /// The accessibility label if none was set.
  var ownAccessibilityLabel: String? { nil }

  /// The accessibility label that the app or a document has set; `nil` if it has set none.
  package final var statedAccessibilityLabel: String? { accessibilityState?.shownLabel?.string }

  /// The text by which VoiceOver describes what the object does; `nil` if none was set.
  open var accessibilityHint: String? {
    get { accessibilityState?.shownHint?.string }
    set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// `accessibilityHint` as an attributed string. Setting one of the two also sets the other.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityState?.shownHint }
    set { accessibility.hint = newValue }
  }

  /// The text that VoiceOver speaks as the object's current value. If none was set, it is the value of a control, such as “75%”
  /// of a slider, and `nil` for other objects.
  open var accessibilityValue: String? {
    get { accessibilityState?.shownValue?.string ?? ownAccessibilityValue }
    set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }

  /// `accessibilityValue` as an attributed string. Setting one of the two also sets the other.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityState?.shownValue ?? ownAccessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibility.value = newValue }
  }

  /// The accessibility value if none was set.
  var ownAccessibilityValue: String? { nil }

  /// The accessibility traits, such as “button”. If none were set, these are the default traits of the object's class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityState?.shownTraits ?? ownAccessibilityTraits }
    set { accessibility.traits = newValue }
  }

  /// The default accessibility traits, which apply if none were set. Subclasses such as labels and buttons override
  /// this.
  var ownAccessibilityTraits: UIAccessibilityTraits { .none }

  /// The accessibility elements in this object, in the order in which VoiceOver reads them; `nil` if the subviews are
  /// the elements. By default, controls and bars whose parts are not subviews, such as segmented controls, have an element per
  /// part. Inert: no assistive technology reads them.
  open var accessibilityElements: [Any]? {
    get { accessibilityState?.shownElements ?? ownAccessibilityElements }
    set { accessibility.elements = newValue }
  }

  /// The accessibility elements in this object if none were set.
  var ownAccessibilityElements: [Any]? { nil }

  /// The number of objects in `accessibilityElements`; 0 if that is `nil`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The object at an index of `accessibilityElements`; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an object in `accessibilityElements`; `NSNotFound` if it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// The header elements of a table row or column. Inert: no assistive technology reads them.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityState?.headerElements }
    set { accessibility.headerElements = newValue }
  }

  /// Whether VoiceOver ignores the elements in this object. Inert: no assistive technology reads it.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityState?.hidesElements ?? false }
    set { accessibility.hidesElements = newValue }
  }

  /// Whether VoiceOver ignores the siblings of this view. Inert: no assistive technology reads it.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityState?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }

  /// Whether VoiceOver reads all elements in this object before it goes on to others. Inert: no assistive technology
  /// reads it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityState?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }

  /// The frame of the accessibility element in screen coordinates. If none was set, it is the view's rectangle on the
  /// screen.
  open var accessibilityFrame: CGRect {
    get { accessibilityState?.shownFrame ?? ownAccessibilityFrame }
    set { accessibility.frame = newValue }
  }

  /// The default of `accessibilityFrame`, in screen coordinates: zero for objects that are not views.
  var ownAccessibilityFrame: CGRect { .zero }

  /// The shape of the accessibility element in screen coordinates. If none was set, it is the rounded rectangle of a view with
  /// round corners, and `nil` for other objects. Inert: no assistive technology reads it.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityState?.shownPath ?? ownAccessibilityPath }
    set { accessibility.path = newValue }
  }

  /// The accessibility path if none was set, in screen coordinates.
  var ownAccessibilityPath: UIBezierPath? { nil }

  /// The point in screen coordinates that is tapped to activate the object. If none was set, it is the centre of
  /// `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityState?.shownActivationPoint ?? ownAccessibilityActivationPoint }
    set { accessibility.activationPoint = newValue }
  }

  /// The activation point if none was set, in screen coordinates.
  var ownAccessibilityActivationPoint: CGPoint { accessibilityFrame.center }

  /// The language in which VoiceOver speaks the texts. Inert: no assistive technology reads it.
  open var accessibilityLanguage: String? {
    get { accessibilityState?.language }
    set { accessibility.language = newValue }
  }

  /// Further actions that assistive technologies offer for the object. Inert: no assistive technology offers them.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityState?.shownCustomActions }
    set { accessibility.customActions = newValue }
  }

  /// The custom rotors by which VoiceOver can move through elements. Inert: no assistive technology offers them.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityState?.customRotors }
    set { accessibility.customRotors = newValue }
  }

  /// The names by which Voice Control identifies the object, besides its accessibility label; empty if none were set. Inert:
  /// there is no Voice Control.
  // The type is UIKit's. Setting it to nil restores the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityState?.inputLabels ?? [] }
    set { accessibility.inputLabels = newValue }
  }

  /// The kind of container that the object is, such as a list or a table. Inert: no assistive technology reads it.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityState?.containerType ?? .none }
    set { accessibility.containerType = newValue }
  }

  /// How Switch Control moves through the elements in this object. Inert: there is no Switch Control.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityState?.navigationStyle ?? .automatic }
    set { accessibility.navigationStyle = newValue }
  }

  /// Whether the object reacts to user interaction. Inert: no assistive technology reads it.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityState?.respondsToInteraction ?? true }
    set { accessibility.respondsToInteraction = newValue }
  }

  /// Called in UIKit when VoiceOver activates the object; returns whether the object handled this. Inert: no assistive
  /// technology calls it.
  open func accessibilityActivate() -> Bool { false }
  /// Called in UIKit when VoiceOver increases the value. Inert: no assistive technology calls it.
  open func accessibilityIncrement() {}
  /// Called in UIKit when VoiceOver decreases the value. Inert: no assistive technology calls it.
  open func accessibilityDecrement() {}
  /// Called in UIKit when VoiceOver scrolls; returns whether the object scrolled. Inert: no assistive technology calls
  /// it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called in UIKit for VoiceOver's escape gesture; returns whether the object dismissed something. Inert: no
  /// assistive technology calls it.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called in UIKit for VoiceOver's Magic Tap, which performs the most important action; returns whether the object
  /// handled it. Inert: no assistive technology calls it.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called in UIKit when an assistive technology has moved its focus to the object. Inert: never called.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called in UIKit when an assistive technology has moved its focus away from the object. Inert: never called.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether the focus of an assistive technology is on the object. Inert: always `false`.
  open func accessibilityElementIsFocused() -> Bool { false }
}
