import Foundation

/// Fingers on the screen of a window, which a test moves.
///
/// Each step is one event, in UIKit's way. `hitTest` finds the view below a finger that comes down. Then
/// ``TouchDelivery`` brings the event to gesture recognisers and views, and the window is laid out. ``EventClock`` has
/// the time. Places are points of the window.
@MainActor package final class Fingers {
  private let window: UIWindow
  private var touches: [UITouch] = []

  /// Creates fingers for the screen of a window.
  package init(on window: UIWindow) {
    self.window = window
  }

  // MARK: Steps

  /// Puts fingers down, in addition to those that are already down.
  package func touchDown(at places: [CGPoint]) {
    window.layoutIfNeeded()
    let added = places.map { place in
      let touch = UITouch(at: place, in: window, time: window.clock.now)
      touch.view = window.hitTest(window.pointFromTop(place), with: nil)
      touch.tapCount = window.touchDelivery.tapCount(at: place)
      return touch
    }
    for touch in touches { touch.change(to: .stationary, at: touch.place, time: window.clock.now) }
    touches += added
    send()
  }

  /// Moves the fingers, in the order in which they came down.
  ///
  /// - Parameter seconds: how long it takes; a sixtieth by default.
  package func move(to places: [CGPoint], in seconds: TimeInterval = 1.0 / 60) {
    window.clock.advance(by: seconds)
    for (touch, place) in zip(touches, places) {
      touch.change(to: touch.place == place ? .stationary : .moved, at: place, time: window.clock.now)
    }
    send()
  }

  /// Lifts all fingers.
  ///
  /// - Parameter seconds: how long they stay before that.
  package func lift(after seconds: TimeInterval = 0) { end(.ended, after: seconds) }

  /// Cancels all touches, as the system does when a call comes in.
  package func cancel() { end(.cancelled, after: 0) }

  private func end(_ phase: UITouch.Phase, after seconds: TimeInterval) {
    window.clock.advance(by: seconds)
    for touch in touches { touch.change(to: phase, at: touch.place, time: window.clock.now) }
    send()
    touches = []
  }

  private func send() {
    UIApplication.shared.sendEvent(TouchesEvent(touches, at: window.clock.now))
    window.layoutIfNeeded()
  }

  // MARK: Gestures

  /// Taps at several places, with one finger at each.
  ///
  /// - Parameter count: how often, one tap soon after the other.
  package func tap(at places: [CGPoint], count: Int = 1) {
    for tap in 0..<count {
      if tap > 0 { window.clock.advance(by: 0.1) }
      touchDown(at: places)
      lift(after: 0.05)
    }
  }

  /// Presses a place for some time.
  package func press(at place: CGPoint, for seconds: TimeInterval) {
    touchDown(at: [place])
    lift(after: seconds)
  }

  /// Moves one finger straight from one place to another and lifts it.
  ///
  /// - Parameters:
  ///   - seconds: how long the way takes.
  ///   - rest: how long the finger rests at its end, which keeps content from scrolling on.
  package func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval, rest: TimeInterval = 0) {
    touchDown(at: [start])
    // in range: 0 to 3,600; a time that is not a number counts as 0
    let steps = max(1, Int(((seconds > 0 ? min(seconds, 60) : 0) * 60).rounded()))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      move(to: [place], in: seconds / Double(steps))
    }
    lift(after: rest)
  }
}
