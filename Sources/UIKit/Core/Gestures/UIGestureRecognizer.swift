import Foundation

/// Recognises a gesture in the touches of a view, and calls action methods of targets.
///
/// Subclasses override the touch methods and set `state`. Times are those of the window's simulated clock, which tests
/// advance. `TouchDelivery` delivers the touches of a window to the recognisers. `GestureMeasures` has the distances
/// and times by which gestures are distinguished.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The stages of recognising a gesture.
  public enum State: Int, Sendable {
    /// The gesture was neither recognised nor ruled out yet.
    case possible = 0
    /// A continuous gesture was recognised and has begun.
    case began = 1
    /// A continuous gesture has changed, such as by a movement of the finger.
    case changed = 2
    /// A continuous gesture has ended, or a discrete gesture, such as a tap, was recognised.
    case ended = 3
    /// A continuous gesture was interrupted, because its touches were cancelled or the recogniser was disabled.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// A discrete gesture, such as a tap, was recognised. Equals `ended`.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  private var targets: [Target] = []
  private var requirements: [Requirement] = []
  private var presentState = State.possible
  /// The states that the subclass has set while the recogniser waits for other recognisers to fail. They take effect
  /// when those have failed. Empty if the recogniser does not wait.
  private var heldStates: [State] = []
  /// Whether the targets were last called for the state `began` or `changed`.
  private var hasBegun = false
  private var appointments: [EventClock.Appointment] = []
  /// The touches that the recogniser currently receives, in the order in which they began.
  final var touches: [UITouch] = [] { didSet { if !touches.isEmpty { fingers = touches } } }
  /// The touches that the recogniser received last. They remain available to targets after the touches have ended.
  private final var fingers: [UITouch] = []

  // MARK: State

  /// The current state. Subclasses set it; if the gesture is recognised, setting it calls the targets.
  ///
  /// When a subclass sets `began`, `changed` or `ended` for the first time, the gesture fails if the delegate or a view
  /// answers `false` to `gestureRecognizerShouldBegin(_:)`, or if a recognised gesture excludes this one. If other
  /// gestures have to fail first, the state takes effect when they have failed.
  open var state: State {
    get { presentState }
    set { change(to: newValue) }
  }

  /// The view to which the recogniser was added. The recogniser receives touches of this view and its subviews.
  open internal(set) weak var view: UIView?
  /// Whether the recogniser receives touches. Setting it to `false` cancels a gesture in progress.
  open var isEnabled = true { didSet { if !isEnabled { giveUp() } } }
  /// Whether the touched view gets `touchesCancelled` when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the touched view gets `touchesBegan` only after the recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the touched view gets `touchesEnded` only after the recogniser has failed.
  open var delaysTouchesEnded = true
  /// Whether the recogniser ignores touches of a type other than that of its first touch. Inert: all touches are of
  /// fingers.
  open var requiresExclusiveTouchType = true
  /// An object that decides which touches the recogniser receives and whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?

  /// Creates a recogniser that calls the method `action` of `target`. The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a method that is called when the gesture is recognised, changes or ends. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Stops calling a method of a target. If `target` is `nil`, this applies to all targets; if `action` is `nil`, to
  /// all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object === target as AnyObject) && (action == nil || $0.action == action)
    }
  }

  /// Performs the storyboard segue that the gesture triggers; `nil` if there is none. Called once per gesture, after
  /// the targets.
  package final var performsSegue: (@MainActor (UIGestureRecognizer) -> Void)?

  /// Called before the targets when the gesture is recognised, changes, ends or is cancelled. Subclasses inside this
  /// library, such as the one by which scroll views scroll, override it.
  func act() {}

  private func callTargets() {
    act()
    for target in targets {
      guard let object = target.object else { continue }
      RuntimeTable.shared.send(target.action, to: object, with: [self])
    }
    // A continuous gesture performs its segue when it begins, and not again when it ends.
    if state == .began || state == .ended && !hasBegun { performsSegue?(self) }
    hasBegun = state == .began || state == .changed
  }

  // MARK: Touches

  /// The middle of the gesture's touches, in the coordinates of `view`, or of the window if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint { fingers.map { $0.location(in: view) }.mean }

  /// The position of the touch with the index `touchIndex`, in the coordinates of `view`, or of the window if `view` is
  /// `nil`. The program stops with UIKit's message if there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      fingers.indices.contains(touchIndex),
      "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(fingers.count)).")
    return fingers[touchIndex].location(in: view)
  }

  /// How many touches are part of the gesture.
  open var numberOfTouches: Int { fingers.count }

  /// Called when touches begin. Overrides call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move. Overrides call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. Overrides call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches. Overrides call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after the gesture was recognised or has failed, before the recogniser looks for the next gesture.
  /// Subclasses reset their properties here. Overrides call super.
  open func reset() {}

  /// Makes the recogniser ignore a touch. The touched view gets the touch as if the recogniser did not exist.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  // MARK: Other gestures

  /// Makes this recogniser wait until `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// Whether this gesture, once recognised, keeps another one from being recognised, unless a delegate allows both at
  /// once. `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture, once recognised, keeps this one from being recognised, unless a delegate allows both at
  /// once. `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits until another one has failed. `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser waits until this one has failed. `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recogniser receives the touches that begin in an event. `true` by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Questions of the delivery

  /// Whether the recogniser receives a touch that begins: it is enabled, can still use touches, and its delegate
  /// agrees.
  final func mayReceive(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, presentState == .possible || isGoingOn, !isHeld, shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Calls the recogniser's touch methods for touches that changed.
  ///
  /// - Parameters:
  ///   - changed: the recogniser's touches that began, moved, ended or were cancelled.
  ///   - event: the event that is passed to the touch methods.
  final func receive(_ changed: [UITouch], with event: UIEvent) {
    func touches(_ phase: UITouch.Phase) -> Set<UITouch>? {
      let found = changed.filter { $0.phase == phase }
      return found.isEmpty ? nil : Set(found)
    }
    if let began = touches(.began), takesTouches { touchesBegan(began, with: event) }
    if let moved = touches(.moved), takesTouches { touchesMoved(moved, with: event) }
    if let ended = touches(.ended), takesTouches { touchesEnded(ended, with: event) }
    if let cancelled = touches(.cancelled), takesTouches { touchesCancelled(cancelled, with: event) }
  }

  private var takesTouches: Bool {
    isEnabled && (presentState == .possible || isGoingOn)
  }

  private var isGoingOn: Bool { presentState == .began || presentState == .changed }

  /// Whether the gesture was recognised: the state is `began`, `changed` or `ended`.
  final var hasRecognized: Bool { isGoingOn || presentState == .ended }
  /// Whether the gesture was recognised, but waits until other recognisers have failed.
  final var isHeld: Bool { !heldStates.isEmpty }
  /// Whether the state is no longer `possible`, or would not be if the recogniser did not wait until others have
  /// failed.
  final var isUnderWay: Bool { state != .possible || isHeld }

  /// Called by recognisers of two fingers when one was lifted. Ends the gesture if it has begun. If it has not begun,
  /// it fails when the last finger was lifted.
  final func endOrFail() {
    if isUnderWay {
      state = .ended
    } else if !touches.contains(where: \.isDown) {
      state = .failed
    }
  }

  /// Whether the state is final (`ended`, `cancelled` or `failed`), so that the recogniser has to be reset before the
  /// next gesture.
  final var isFinished: Bool { [.ended, .cancelled, .failed].contains(presentState) }
  /// Whether the state is `possible` and the recogniser waits neither for further touches nor for others to fail.
  final var isIdle: Bool { presentState == .possible && !isHeld && !waitsForTouches }
  /// Whether the gesture was neither recognised nor has failed, and there are touches from which it may still be
  /// recognised.
  final var isUndecided: Bool {
    presentState == .possible && (isHeld || waitsForTouches || touches.contains(where: \.isDown))
  }

  /// Whether the recogniser waits for further touches, such as the second tap of a double tap. `false` by default.
  var waitsForTouches: Bool { false }

  /// Whether the touched view may not get `touchesBegan` for a touch yet.
  func holdsBack(_ touch: UITouch) -> Bool { delaysTouchesBegan && isUndecided }

  /// After how many seconds a delayed touch is delivered to its view even if this recogniser is still undecided; `nil`
  /// if there is no such time.
  var delayOfTouches: TimeInterval? { nil }

  /// Whether this gesture, once recognised, keeps `other` from being recognised. This needs one recogniser's view to be
  /// inside the other's, or the same view; no delegate may allow both gestures at once; and `canPrevent(_:)` and
  /// `canBePrevented(by:)` must agree.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard other !== self, let view, let otherView = other.view,
      view.lies(in: otherView) || otherView.lies(in: view)
    else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return false }
    if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true { return false }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  /// Whether this recogniser has to wait until another one has failed, because of `require(toFail:)`, an override or a
  /// delegate.
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    guard other !== self else { return false }
    return requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  // MARK: Changes of state

  private var delivery: TouchDelivery? {
    guard let delivery = view?.window?.touchDelivery, delivery.involves(self) else { return nil }
    return delivery
  }

  private func change(to state: State) {
    guard let delivery else { return take(state) }
    switch state {
    case .failed: fail()
    case .cancelled: isGoingOn ? take(.cancelled) : fail()
    case .began, .changed, .ended:
      guard presentState == .possible else { return take(state) }
      guard !isHeld else { return heldStates.append(state) }
      guard viewsAgree, delegate?.gestureRecognizerShouldBegin(self) != false else { return fail() }
      if delivery.mustWait(self) {
        heldStates = [state]
      } else {
        recognize(state, in: delivery)
      }
    case .possible: take(.possible)
    }
  }

  /// Whether `gestureRecognizerShouldBegin(_:)` is true for the touched view and each superview up to the recogniser's
  /// view.
  private var viewsAgree: Bool {
    var touched = touches.first?.view ?? fingers.first?.view
    while let current = touched {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      if current === view { break }
      touched = current.superview
    }
    return true
  }

  private func recognize(_ state: State, in delivery: TouchDelivery) {
    guard !delivery.isPrevented(self) else { return fail() }
    presentState = state
    delivery.preventOthers(than: self)
    callTargets()
    if cancelsTouchesInView { delivery.cancelTouches(of: self) }
  }

  private func take(_ state: State) {
    presentState = state
    if hasRecognized || state == .cancelled { callTargets() }
  }

  /// Applies the states that were held back while this recogniser waited. Called when the recognisers have failed that
  /// had to fail first.
  final func release() {
    let states = heldStates
    heldStates = []
    guard let first = states.first, let delivery else { return }
    recognize(first, in: delivery)
    if let last = states.last, states.count > 1, isGoingOn { take(last) }
  }

  /// Sets the state to `failed`, if it is `possible`, and lets recognisers continue that waited for this failure.
  final func fail() {
    guard presentState == .possible else { return }
    heldStates = []
    presentState = .failed
    cancelAppointments()
    view?.window?.touchDelivery.didFail(self)
  }

  private func giveUp() {
    if isGoingOn { take(.cancelled) } else if delivery != nil { fail() }
  }

  /// Returns to the state `possible` and calls `reset()`, so that the next gesture can be recognised.
  final func startAnew() {
    cancelAppointments()
    heldStates = []
    presentState = .possible
    reset()
  }

  /// Runs `action` after `seconds` of the window's clock, unless `cancelAppointments()` or a reset comes first.
  final func after(_ seconds: TimeInterval, _ action: @escaping @MainActor (Self) -> Void) {
    guard let delivery else { return }
    appointments.append(
      delivery.schedule(after: seconds) { [weak self] in
        if let recognizer = self as? Self { action(recognizer) }
      })
  }

  /// Cancels the actions that `after(_:_:)` has scheduled.
  final func cancelAppointments() {
    for appointment in appointments { view?.window?.clock.cancel(appointment) }
    appointments = []
  }
}
