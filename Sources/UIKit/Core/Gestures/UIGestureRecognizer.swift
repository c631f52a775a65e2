import Foundation

/// Recognises a gesture in the touches of a view, and calls methods of targets.
///
/// Subclasses override the methods about touches and set `state`. Time is that of the window's touches; tests move it.
/// `TouchDelivery` brings the touches of a window to its recognisers, and `GestureMeasures` has the distances and times
/// by which gestures are told apart.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far the recognition is.
  public enum State: Int, Sendable {
    /// Nothing was recognised yet.
    case possible = 0
    /// The gesture has begun.
    case began = 1
    /// The gesture goes on.
    case changed = 2
    /// The gesture has ended, or happened at once.
    case ended = 3
    /// The system took the touches away.
    case cancelled = 4
    /// The touches are another gesture.
    case failed = 5

    /// The gesture happened at once.
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
  /// The states that were set while another gesture had to fail first.
  private var heldStates: [State] = []
  /// Whether the targets were told that the gesture has begun.
  private var hasBegun = false
  private var appointments: [EventClock.Appointment] = []
  /// The touches that are looked at, in the order in which they began.
  final var touches: [UITouch] = [] { didSet { if !touches.isEmpty { fingers = touches } } }
  /// The touches that were looked at last.
  private final var fingers: [UITouch] = []

  // MARK: State

  /// The state of the recognition. Setting it calls the targets if the gesture is recognised.
  ///
  /// A gesture is recognised only if its delegate and the views agree, no other recognised gesture excludes it, and all
  /// gestures that must fail first have failed. Otherwise it fails, or waits.
  open var state: State {
    get { presentState }
    set { change(to: newValue) }
  }

  /// The view whose touches are looked at.
  open internal(set) weak var view: UIView?
  /// Whether the recogniser gets touches. Setting it to false cancels a gesture in progress.
  open var isEnabled = true { didSet { if !isEnabled { giveUp() } } }
  /// Whether the touches are cancelled in the view once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view waits for the recogniser to fail before it is told of touches.
  open var delaysTouchesBegan = false
  /// Whether the view waits for the recogniser to fail before it is told that touches ended.
  open var delaysTouchesEnded = true
  /// Whether a touch is looked at only if no other recogniser looks at one of another type. Inert: only fingers touch.
  open var requiresExclusiveTouchType = true
  /// An object that says which gestures may be recognised.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?

  /// Creates a recogniser that calls a method of a target, which is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a method of a target to those that are called.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Stops calling a method of a target. `nil` as the target or the method stands for all targets or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object === target as AnyObject) && (action == nil || $0.action == action)
    }
  }

  /// Performs the segue that starts at the recogniser. Called after the targets of a recognised gesture.
  package final var performsSegue: (@MainActor (UIGestureRecognizer) -> Void)?

  /// The library's own reaction to the gesture, called before the targets.
  func act() {}

  private func callTargets() {
    act()
    for target in targets {
      guard let object = target.object else { continue }
      RuntimeTable.shared.send(target.action, to: object, with: [self])
    }
    // A gesture that goes on performs its segue at its beginning.
    if state == .began || state == .ended && !hasBegun { performsSegue?(self) }
    hasBegun = state == .began || state == .changed
  }

  // MARK: Touches

  /// Where the gesture is: the middle of its touches, in a view's coordinates or the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { fingers.map { $0.location(in: view) }.mean }

  /// Where a touch is, counted from 0, in a view's coordinates or the window's for `nil`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      fingers.indices.contains(touchIndex),
      "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(fingers.count)).")
    return fingers[touchIndex].location(in: view)
  }

  /// How many touches take part.
  open var numberOfTouches: Int { fingers.count }

  /// Called when touches begin. Overrides call super.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move. Overrides call super.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. Overrides call super.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches. Overrides call super.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognition starts anew, after the gesture was recognised or has failed. Overrides call super.
  open func reset() {}

  /// Ignores a touch: the view gets it as if the recogniser did not exist.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  // MARK: Other gestures

  /// Lets another gesture go first: this one waits until the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// Whether this gesture keeps another one from being recognised, if no delegate lets both be.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps this one from being recognised, if no delegate lets both be.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recogniser is told of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Questions of the delivery

  /// Whether a touch that begins is looked at.
  final func mayReceive(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, presentState == .possible || isGoingOn, !isHeld, shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Tells the recogniser of the touches that changed.
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

  /// Whether the gesture was recognised and goes on, or has just ended.
  final var hasRecognized: Bool { isGoingOn || presentState == .ended }
  /// Whether the gesture was recognised but waits for others to fail.
  final var isHeld: Bool { !heldStates.isEmpty }
  /// Whether the gesture has begun, or was recognised and waits for others to fail.
  final var isUnderWay: Bool { state != .possible || isHeld }

  /// Ends a gesture of several fingers after one was lifted. A gesture that has not begun fails when the last finger is
  /// lifted.
  final func endOrFail() {
    if isUnderWay {
      state = .ended
    } else if !touches.contains(where: \.isDown) {
      state = .failed
    }
  }

  /// Whether nothing comes after the present state.
  final var isFinished: Bool { [.ended, .cancelled, .failed].contains(presentState) }
  /// Whether the recogniser looks at nothing and waits for nothing.
  final var isIdle: Bool { presentState == .possible && !isHeld && !waitsForTouches }
  /// Whether it is still undecided if the touches are this gesture.
  final var isUndecided: Bool {
    presentState == .possible && (isHeld || waitsForTouches || touches.contains(where: \.isDown))
  }

  /// Whether more touches may come that belong to the gesture.
  var waitsForTouches: Bool { false }

  /// Whether the view may not be told yet that a touch began.
  func holdsBack(_ touch: UITouch) -> Bool { delaysTouchesBegan && isUndecided }

  /// The seconds after which views may be told of a touch that was held back; `nil` where no time decides.
  var delayOfTouches: TimeInterval? { nil }

  /// Whether this gesture excludes another one while it is recognised.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard other !== self, let view, let otherView = other.view,
      view.lies(in: otherView) || otherView.lies(in: view)
    else { return false }
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return false }
    if other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true { return false }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  /// Whether this gesture has to wait until another one has failed.
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

  /// Whether all views from that of the touches up to the recogniser's let the gesture begin.
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

  /// Continues with the recognition after the gestures have failed that had to fail first.
  final func release() {
    let states = heldStates
    heldStates = []
    guard let first = states.first, let delivery else { return }
    recognize(first, in: delivery)
    if let last = states.last, states.count > 1, isGoingOn { take(last) }
  }

  /// Ends the recognition: the touches are another gesture.
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

  /// Prepares for the next gesture.
  final func startAnew() {
    cancelAppointments()
    heldStates = []
    presentState = .possible
    reset()
  }

  /// Runs an action after a delay, unless the recognition has ended by then.
  final func after(_ seconds: TimeInterval, _ action: @escaping @MainActor (Self) -> Void) {
    guard let delivery else { return }
    appointments.append(
      delivery.schedule(after: seconds) { [weak self] in
        if let recognizer = self as? Self { action(recognizer) }
      })
  }

  /// Cancels the scheduled actions.
  final func cancelAppointments() {
    for appointment in appointments { view?.window?.clock.cancel(appointment) }
    appointments = []
  }
}
