import Foundation

/// Simulated fingers on a window, with which tests touch views.
///
/// Each call that puts down, moves or lifts fingers sends one touch event, as UIKit does. `hitTest` finds the view
/// below a finger that comes down. Then ``TouchDelivery`` delivers the event to gesture recognisers and views, and the
/// window is laid out. ``EventClock`` has the simulated time. All positions are in the window's coordinates.
@MainActor package final class Fingers {
  private let window: UIWindow
  private var touches: [UITouch] = []

  /// Creates fingers that touch a window. No finger is down yet.
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

  /// Moves the fingers to new positions, which are listed in the order in which the fingers came down.
  ///
  /// - Parameter seconds: the duration of the movement; by default a sixtieth of a second.
  package func move(to places: [CGPoint], in seconds: TimeInterval = 1.0 / 60) {
    window.clock.advance(by: seconds)
    for (touch, place) in zip(touches, places) {
      touch.change(to: touch.place == place ? .stationary : .moved, at: place, time: window.clock.now)
    }
    send()
  }

  /// Lifts all fingers.
  ///
  /// - Parameter seconds: for how long the fingers stay down before they are lifted.
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

  /// Taps with several fingers at the same time, one finger at each position.
  ///
  /// - Parameter count: the number of taps. They follow each other fast enough for a double tap.
  package func tap(at places: [CGPoint], count: Int = 1) {
    for tap in 0..<count {
      if tap > 0 { window.clock.advance(by: 0.1) }
      touchDown(at: places)
      lift(after: 0.05)
    }
  }

  /// Presses a position with one finger for some seconds.
  package func press(at place: CGPoint, for seconds: TimeInterval) {
    touchDown(at: [place])
    lift(after: seconds)
  }

  /// Moves one finger on a straight line from one position to another and lifts it.
  ///
  /// - Parameters:
  ///   - seconds: the duration of the movement.
  ///   - rest: for how many seconds the finger rests at the end. After a rest, content does not scroll on.
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
