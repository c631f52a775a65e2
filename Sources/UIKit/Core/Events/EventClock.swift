import Foundation

/// The simulated clock of a window, from which touches and gesture recognisers take their time, in seconds.
///
/// It only advances when code calls ``advance(by:)`` or ``settle(within:)``. A simulated touch of half a second
/// therefore takes no real time.
@MainActor package final class EventClock {
  /// Identifies a scheduled call, so that it can be cancelled.
  struct Appointment: Hashable {
    fileprivate let number: Int
  }

  private struct Call {
    let appointment: Appointment
    let time: TimeInterval
    let action: () -> Void
  }

  /// The current time of the clock, in seconds since the clock was created.
  package private(set) var now: TimeInterval = 0

  private var calls: [Call] = []
  private var count = 0

  package init() {}

  /// Schedules `action` for `seconds` after the current time of the clock.
  ///
  /// - Returns: the value by which `cancel(_:)` cancels the call.
  @discardableResult func call(after seconds: TimeInterval, _ action: @escaping () -> Void) -> Appointment {
    count += 1
    let call = Call(appointment: Appointment(number: count), time: now + max(0, seconds), action: action)
    calls.append(call)
    return call.appointment
  }

  /// Cancels a scheduled call. Does nothing if the call was already made.
  func cancel(_ appointment: Appointment) {
    calls.removeAll { $0.appointment == appointment }
  }

  /// Advances the time by `seconds` and makes the scheduled calls that become due, in the order of their times.
  package func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    while let next = nextCall, next.time <= end {
      calls.removeAll { $0.appointment == next.appointment }
      now = max(now, next.time)
      next.action()
    }
    now = max(now, end)
  }

  /// Advances the time from one scheduled call to the next until no call is left, by at most `limit` seconds. Calls
  /// that are due later stay scheduled.
  package func settle(within limit: TimeInterval = 60) {
    let end = now + limit
    while let next = nextCall, next.time <= end { advance(by: next.time - now) }
  }

  /// The scheduled call with the earliest time. Of several with that time, the one that was scheduled first.
  private var nextCall: Call? {
    calls.min { ($0.time, $0.appointment.number) < ($1.time, $1.appointment.number) }
  }
}
