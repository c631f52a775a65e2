import Foundation

/// The time of a window's touches and gestures, in seconds.
///
/// It only advances when code moves it, so touches do not depend on a real clock: a simulated touch of half a second
/// takes no real time.
@MainActor package final class EventClock {
  /// A call that waits for its time.
  struct Appointment: Hashable {
    fileprivate let number: Int
  }

  private struct Call {
    let appointment: Appointment
    let time: TimeInterval
    let action: () -> Void
  }

  /// The present time.
  package private(set) var now: TimeInterval = 0

  private var calls: [Call] = []
  private var count = 0

  package init() {}

  /// Schedules a call after a delay.
  @discardableResult func call(after seconds: TimeInterval, _ action: @escaping () -> Void) -> Appointment {
    count += 1
    let call = Call(appointment: Appointment(number: count), time: now + max(0, seconds), action: action)
    calls.append(call)
    return call.appointment
  }

  /// Cancels a call.
  func cancel(_ appointment: Appointment) {
    calls.removeAll { $0.appointment == appointment }
  }

  /// Advances the time and makes the calls that fall due, in the order of their times.
  package func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    while let next = nextCall, next.time <= end {
      calls.removeAll { $0.appointment == next.appointment }
      now = max(now, next.time)
      next.action()
    }
    now = max(now, end)
  }

  /// Advances the time until no call is waiting, by at most `limit` seconds.
  package func settle(within limit: TimeInterval = 60) {
    let end = now + limit
    while let next = nextCall, next.time <= end { advance(by: next.time - now) }
  }

  /// The earliest call; of several at the same time, the one that was scheduled first.
  private var nextCall: Call? {
    calls.min { ($0.time, $0.appointment.number) < ($1.time, $1.appointment.number) }
  }
}
