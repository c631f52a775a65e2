import Foundation

/// A view that a person can operate, such as a button. It calls action methods for events.
open class UIControl: UIView {
  /// Whether a tap on the control shows its menu. Inert: menus are not drawn.
  open var showsMenuAsPrimaryAction = false

  /// The states of a control. Several can apply at once.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control is enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// The control is being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus. Never part of `state` here.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The events for which a control can call action methods.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches the control again soon after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that touched the control moves outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger that touched the control moves back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger that touched the control leaves it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that touched the control is lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A gesture recogniser or the system cancels the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control, such as a tap on a button or a change of a value.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A touch is about to show the control's menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field was changed by typing.
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends the editing of a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    /// Stretched to the whole width of the content rectangle.
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    /// Stretched to the whole height of the content rectangle.
    case fill = 3
  }

  /// Whether the control reacts to touches.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is drawn as touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control that performs an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard !isMade(by: coder, as: UIControl.self) else { return }
    guard coder.containsValue(forKey: ArchiveKey.isDisabled) else { return }
    // Only what differs is set: overrides run already, before the initializers of subclasses end.
    if coder.decodeBool(forKey: ArchiveKey.isDisabled) { isEnabled = false }
    if coder.decodeBool(forKey: ArchiveKey.isSelected) { isSelected = true }
    if coder.decodeBool(forKey: ArchiveKey.isHighlighted) { isHighlighted = true }
    contentHorizontalAlignment =
      ContentHorizontalAlignment(rawValue: coder.decodeInteger(forKey: ArchiveKey.horizontal)) ?? .center
    contentVerticalAlignment =
      ContentVerticalAlignment(rawValue: coder.decodeInteger(forKey: ArchiveKey.vertical)) ?? .center
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(!isEnabled, forKey: ArchiveKey.isDisabled)
    coder.encode(isSelected, forKey: ArchiveKey.isSelected)
    coder.encode(isHighlighted, forKey: ArchiveKey.isHighlighted)
    coder.encode(contentHorizontalAlignment.rawValue, forKey: ArchiveKey.horizontal)
    coder.encode(contentVerticalAlignment.rawValue, forKey: ArchiveKey.vertical)
  }

  private enum ArchiveKey {
    static let isDisabled = "UIDisabled"
    static let isSelected = "UISelected"
    static let isHighlighted = "UIHighlighted"
    static let horizontal = "UIContentHorizontalAlignment"
    static let vertical = "UIContentVerticalAlignment"
  }

  /// The states that apply to the control: disabled, selected and highlighted.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  // MARK: Targets and actions

  private var targets: [ControlTarget] = []

  /// Registers an action method of a target, which is then called for the given events. If `target` is `nil`, the
  /// method is called on the first object in the responder chain that has it.
  ///
  /// The target is not retained. The method has no parameters, or it takes the control, or the control and the event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if let index = targets.firstIndex(where: { $0.matches(target, action) }) {
      targets[index].events.formUnion(controlEvents)
    } else {
      targets.append(ControlTarget(target, action: action, events: controlEvents))
    }
  }

  /// Stops calling action methods for the given events. If `target` is `nil`, this applies to all targets; if `action`
  /// is `nil`, to all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.matches(target, action) }
  }

  /// Registers a `UIAction`, which is then performed for the given events. It replaces an action with an equal
  /// identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targets.append(ControlTarget(action, events: controlEvents))
  }

  /// Stops performing a `UIAction` for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the `UIAction` with an identifier for the given events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { $0.matches(actionIdentifier) }
  }

  private func remove(_ controlEvents: Event, where condition: (ControlTarget) -> Bool) {
    for index in targets.indices where condition(targets[index]) { targets[index].events.subtract(controlEvents) }
    targets.removeAll { $0.events.isEmpty }
  }

  /// The targets whose action methods are called for some event.
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { ($0.object as? NSObject).map(AnyHashable.init) }) }

  /// The events for which an action method or a `UIAction` is registered.
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of a target's action methods that are called for an event; `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.filter { $0.matches(target, nil) && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// Calls the action methods and `UIAction` objects that are registered for the given events, in the order of
  /// registration.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Calls the action methods and `UIAction` objects that are registered for the given events, in the order of
  /// registration.
  ///
  /// - Parameters:
  ///   - controlEvents: the events of the control.
  ///   - event: the touch event that caused them, which is passed to action methods; `nil` if there is none.
  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      switch target.call {
      case .method(let selector, let isOfResponder):
        if isOfResponder || target.object != nil { sendAction(selector, to: target.object, for: event) }
      case .action(let action): sendAction(action)
      }
    }
  }

  /// Calls an action method of a target, with this control and the event as arguments. If `target` is `nil`, the method
  /// is called on the first object in the responder chain that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver = target.map { $0 as AnyObject } ?? responder(to: action)
    guard let receiver else { return }
    RuntimeTable.shared.send(action, to: receiver, with: [self, event])
  }

  /// Performs a `UIAction` with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  private func responder(to action: Selector) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder {
      if current.responds(to: action) { return current }
      responder = current.next
    }
    return nil
  }

  // MARK: Tracking

  private var trackedTouch: UITouch?

  /// Whether the control is currently tracking a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control or at most 70 points outside of it.
  open private(set) var isTouchInside = false

  /// Called when a touch begins, before the control's action methods are called. Returns whether the control tracks the
  /// touch; `true` by default.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves. Returns whether the control continues to track it; `true` by default.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends, before the control's action methods are called, or when
  /// `continueTracking(_:with:)` has returned `false`.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a gesture recogniser or the system cancels the tracked touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track a touch. A disabled control passes the touch on along the responder chain.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return super.touchesBegan(touches, with: event) }
    guard trackedTouch == nil, let touch = touches.first else { return }
    isTouchInside = true
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  /// Continues to track the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled || isTracking else { return super.touchesMoved(touches, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch, with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      endTracking(touch, with: event)
      return
    }
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Ends the tracking of a touch that was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled || isTracking else { return super.touchesEnded(touches, with: event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isNear(touch, with: event)
    let wasInside = isTouchInside
    stopTracking()
    endTracking(touch, with: event)
    touchWasLifted(touch, inside: wasInside, with: event)
    sendActions(for: wasInside ? eventsOfTouchUpInside : .touchUpOutside, with: event)
  }

  /// Ends the tracking of a touch that was cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return isEnabled ? () : super.touchesCancelled(touches, with: event)
    }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
  }

  /// How far a finger may be outside of the control and still count as inside, in points. Apple does not document this
  /// value.
  private static let touchMargin: CGFloat = 70

  private func isNear(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let near = bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin)
    return near.contains(place) || point(inside: place, with: event)
  }

  /// Called when the tracked touch was lifted. The library's controls override it, for example to toggle a switch.
  ///
  /// - Parameters:
  ///   - touch: the touch.
  ///   - inside: whether it was lifted inside of the control.
  ///   - event: the touch event.
  func touchWasLifted(_ touch: UITouch, inside: Bool, with event: UIEvent?) {}

  /// The control events for which action methods are called when a finger is lifted inside of the control.
  var eventsOfTouchUpInside: Event { .touchUpInside }

  /// Calls the action methods for `valueChanged` and `primaryActionTriggered`, after a touch has changed the control's
  /// value.
  func valueWasChanged(with event: UIEvent?) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Whether the control handles taps of one finger itself, so that gesture recognisers of its superviews don't get
  /// them.
  var takesTaps: Bool { false }

  /// Prevents gesture recognisers of superviews from recognising taps that the control handles itself, as in UIKit.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard takesTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  override var keepsTouchesFromScrolling: Bool { true }

  override var ownAccessibilityTraits: UIAccessibilityTraits { controlTraits }

  /// The accessibility traits for the control's state.
  var controlTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  func stateDidChange() {
    setNeedsLayout()
  }

  /// The horizontal alignment, with leading and trailing replaced by left or right for this view's layout direction.
  var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return rightToLeft ? .right : .left
    case .trailing: return rightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  package override var screenRole: ViewRole { .control }

  package override var shownStates: [ShownState] { (isEnabled ? [] : [.disabled]) + (isSelected ? [.selected] : []) }
}
