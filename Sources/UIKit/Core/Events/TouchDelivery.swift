import Foundation

/// Delivers the touches of a window to gesture recognisers and then to views, in UIKit's order.
///
/// A touch goes to the recognisers (``UIGestureRecognizer``) of the touched view and of all its superviews.
/// ``TouchWay`` stores which touch methods of the touched view were called. The view gets no `touchesBegan` while a
/// recogniser that delays touches has neither recognised its gesture nor failed. It gets `touchesCancelled` when a
/// recogniser with `cancelsTouchesInView` recognises its gesture. ``EventClock`` has the time.
@MainActor final class TouchDelivery {
  private unowned let window: UIWindow
  private var ways: [TouchWay] = []
  /// The recognisers that track current touches or wait for further touches of their gesture, in the order in which
  /// they got their first touch.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var lastEvent: UIEvent?

  init(window: UIWindow) {
    self.window = window
  }

  func deliver(_ event: TouchesEvent) {
    lastEvent = event
    for touch in event.touches where touch.phase == .began && !ways.contains(where: { $0.touch === touch }) {
      begin(touch, event)
    }
    let changed = event.touches.filter { $0.phase != .stationary }
    for recognizer in recognizers {
      let own = changed.filter { touch in recognizer.touches.contains { $0 === touch } }
      if !own.isEmpty { recognizer.receive(own, with: event) }
    }
    tellViews(of: changed, with: event)
    for touch in changed where touch.phase == .ended { noteTap(touch) }
    clearUp()
  }

  // MARK: Taps

  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

  /// The `tapCount` of a touch that begins now at `place`, in the window's coordinates. It is 1 plus the count of the
  /// last tap, if that tap was near enough in time and position; otherwise 1.
  func tapCount(at place: CGPoint) -> Int {
    guard let lastTap, window.clock.now - lastTap.time <= GestureMeasures.tapInterval,
      lastTap.place.distance(to: place) <= GestureMeasures.tapMovement
    else { return 1 }
    return lastTap.count + 1
  }

  private func noteTap(_ touch: UITouch) {
    let isTap =
      touch.distanceFromStart <= GestureMeasures.tapMovement
      && touch.timestamp - touch.startTime <= GestureMeasures.tapDuration
    lastTap = isTap ? (touch.place, touch.timestamp, touch.tapCount) : nil
  }

  // MARK: Beginning

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    var asked: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.systemGestureRecognizers + (current.gestureRecognizers ?? [])
      where recognizer.mayReceive(touch, of: event) {
        asked.append(recognizer)
        recognizer.touches.append(touch)
        if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      }
      view = current.superview
    }
    touch.gestureRecognizers = asked
    ways.append(TouchWay(touch, reachesView: reachesView(touch)))
    for recognizer in asked {
      if let time = recognizer.delayOfTouches { _ = schedule(after: time) {} }
    }
  }

  private func reachesView(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    let others = ways.filter { !$0.isOver && $0.touch.isDown }.compactMap(\.touch.view)
    if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
    return !others.contains { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }
  }

  // MARK: Views

  /// Calls the touch methods of views for touches that changed, and for touches that recognisers delayed until now.
  ///
  /// - Parameters:
  ///   - changed: the touches that began, moved, ended or were cancelled in this event.
  ///   - event: the event that is passed to the views.
  private func tellViews(of changed: [UITouch], with event: UIEvent) {
    for step in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let due = ways.filter { way in
        way.step(isNew: changed.contains { $0 === way.touch }) == step && !mustWait(way, before: step)
      }
      tell(due, of: step, with: event)
    }
  }

  private func mustWait(_ way: TouchWay, before step: UITouch.Phase) -> Bool {
    let recognizers = way.touch.gestureRecognizers ?? []
    switch step {
    case .began: return recognizers.contains { $0.holdsBack(way.touch) }
    case .ended: return recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided }
    default: return false
    }
  }

  /// Calls the touch method for the phase `step`, such as `touchesBegan` for `.began`, once per view with all touches
  /// in `due` that belong to the view.
  private func tell(_ due: [TouchWay], of step: UITouch.Phase, with event: UIEvent) {
    var left = due
    while let view = left.first?.touch.view {
      let own = left.filter { $0.touch.view === view }
      left.removeAll { $0.touch.view === view }
      let phases = own.map(\.touch.phase)
      for way in own {
        way.wasTold(of: step)
        way.touch.phase = step
      }
      let touches = Set(own.map(\.touch))
      switch step {
      case .began: view.touchesBegan(touches, with: event)
      case .moved, .stationary: view.touchesMoved(touches, with: event)
      case .ended: view.touchesEnded(touches, with: event)
      case .cancelled: view.touchesCancelled(touches, with: event)
      }
      for (way, phase) in zip(own, phases) { way.touch.phase = phase }
    }
  }

  /// Ends the delivery of a recogniser's touches to their views. Views that got `touchesBegan` get `touchesCancelled`;
  /// the others are not called at all.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    let taken = ways.filter { way in !way.isOver && recognizer.touches.contains { $0 === way.touch } }
    for way in taken where !way.hasBegun { way.drop() }
    guard let lastEvent else { return }
    tell(taken.filter(\.hasBegun), of: .cancelled, with: lastEvent)
  }

  func viewKnows(of touch: UITouch) -> Bool { ways.contains { $0.touch === touch && $0.hasBegun && !$0.isOver } }

  // MARK: Recognisers

  /// Whether a recogniser tracks current touches or waits for further touches of its gesture.
  func involves(_ recognizer: UIGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }

  /// Runs `action` after `seconds` of the window's clock. Then delivers to views the touches that no recogniser delays
  /// any longer.
  func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> EventClock.Appointment {
    window.clock.call(after: seconds) { [weak self] in
      action()
      self?.goOn()
    }
  }

  /// Whether a recogniser has to wait because another one, which must fail first, has not failed yet.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0.state == .possible && recognizer.requiresFailure(of: $0) }
  }

  /// Whether a gesture that was recognised keeps `recognizer` from recognising its gesture.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other.hasRecognized && (other.prevents(recognizer) || recognizer.requiresFailure(of: other))
    }
  }

  /// Makes all recognisers fail that `recognizer`, which has just recognised its gesture, excludes.
  func preventOthers(than recognizer: UIGestureRecognizer) {
    for other in recognizers where other.state == .possible && other !== recognizer {
      if recognizer.prevents(other) || other.requiresFailure(of: recognizer) { other.fail() }
    }
  }

  /// Called after `recognizer` has failed. Recognisers that waited for this failure, and wait for no other, now
  /// recognise their gestures.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other.isHeld && !mustWait(other) { other.release() }
  }

  /// Delivers to views the touches that no recogniser delays any longer. Called when the clock advances, while no event
  /// is being delivered.
  func goOn() {
    if let lastEvent { tellViews(of: [], with: lastEvent) }
    clearUp()
  }

  /// Removes touches that have ended, resets recognisers that are done, and removes recognisers that neither track a
  /// touch nor wait for one.
  private func clearUp() {
    for recognizer in recognizers {
      recognizer.touches.removeAll { !$0.isDown }
      if recognizer.touches.isEmpty, recognizer.isFinished { recognizer.startAnew() }
    }
    recognizers.removeAll { $0.touches.isEmpty && $0.isIdle }
    ways.removeAll { $0.isOver && !$0.touch.isDown }
    if ways.isEmpty, recognizers.isEmpty { lastEvent = nil }
  }
}
