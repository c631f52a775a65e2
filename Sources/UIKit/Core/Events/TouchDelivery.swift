import Foundation

/// Delivers the touches of a window to gesture recognisers and then to views, in UIKit's order.
///
/// A touch goes to the recognisers (``UIGestureRecognizer``) of the touched view and of the views around it.
/// ``TouchWay`` stores what the touched view has been told. A view is not told of a touch while a recogniser that
/// delays it is undecided. It is told that the touch was cancelled once a recogniser has taken the touch.
/// ``EventClock`` has the time.
@MainActor final class TouchDelivery {
  private unowned let window: UIWindow
  private var ways: [TouchWay] = []
  /// The recognisers that look at touches or wait for more of them, in the order in which they were first asked.
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

  /// The tap count of a tap that begins at a point. Taps in quick succession at one place are counted together.
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

  /// Tells views of touches that changed, and of touches that no gesture holds back any more.
  ///
  /// - Parameter changed: the touches that began, moved or ended in this event.
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

  /// Tells views of a step of some touches: each view once, of all its touches.
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

  /// Takes the touches of a recogniser away from their views.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    let taken = ways.filter { way in !way.isOver && recognizer.touches.contains { $0 === way.touch } }
    for way in taken where !way.hasBegun { way.drop() }
    guard let lastEvent else { return }
    tell(taken.filter(\.hasBegun), of: .cancelled, with: lastEvent)
  }

  func viewKnows(of touch: UITouch) -> Bool { ways.contains { $0.touch === touch && $0.hasBegun && !$0.isOver } }

  // MARK: Recognisers

  /// Whether a recogniser looks at the current touches or waits for more of them.
  func involves(_ recognizer: UIGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }

  /// Runs an action after a delay, and then tells views of the touches that were held back.
  func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> EventClock.Appointment {
    window.clock.call(after: seconds) { [weak self] in
      action()
      self?.goOn()
    }
  }

  /// Whether a recogniser has to wait for another one to fail.
  func mustWait(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0.state == .possible && recognizer.requiresFailure(of: $0) }
  }

  /// Whether another gesture that was recognised keeps this one from being recognised.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other.hasRecognized && (other.prevents(recognizer) || recognizer.requiresFailure(of: other))
    }
  }

  /// Makes the recognisers fail that a recognised gesture prevents.
  func preventOthers(than recognizer: UIGestureRecognizer) {
    for other in recognizers where other.state == .possible && other !== recognizer {
      if recognizer.prevents(other) || other.requiresFailure(of: recognizer) { other.fail() }
    }
  }

  /// Lets the recognisers continue that have waited for a gesture to fail, now that it has failed.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in recognizers where other.isHeld && !mustWait(other) { other.release() }
  }

  /// Tells views of touches that were held back, outside of the delivery of an event.
  func goOn() {
    if let lastEvent { tellViews(of: [], with: lastEvent) }
    clearUp()
  }

  /// Forgets touches that are over, and recognisers that are neither looking at touches nor waiting for more.
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
