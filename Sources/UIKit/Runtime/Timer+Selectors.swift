import Foundation

extension Timer {
  /// Creates a timer that calls a method of a target. The method gets the timer if it takes an argument. The timer
  /// retains the target until the timer is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.call(aSelector, of: aTarget))
  }

  /// Creates a timer that calls a method of a target, and schedules it on the current run loop.
  ///
  /// The run loop does not run while a screen is laid out, so the method is not called during layout. The code of an app
  /// that Snug compiles gets timers that cost no time (`PostponedWork`).
  @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: call(aSelector, of: aTarget))
  }

  private class func call(_ selector: Selector, of target: Any) -> @Sendable (Timer) -> Void {
    // `nonisolated(unsafe)` because the target need not be Sendable. The main thread's run loop calls the method, so
    // the target is used on the main thread only.
    nonisolated(unsafe) let object = target as AnyObject
    return { timer in
      MainActor.assumeIsolated(with: timer) { RuntimeTable.shared.send(selector, to: object, with: [$0]) }
    }
  }
}
