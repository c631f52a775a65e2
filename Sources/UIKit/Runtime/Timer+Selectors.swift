import Foundation

extension Timer {
  /// Creates a timer that calls a method of a target, with the timer if it takes an argument. The timer keeps the
  /// target alive until it is invalidated.
  public convenience init(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.call(aSelector, of: aTarget))
  }

  /// Creates a timer that calls a method of a target, and schedules it on the current run loop.
  ///
  /// Nothing runs the loop while a screen is laid out, so the method is not called then.
  @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats, block: call(aSelector, of: aTarget))
  }

  private class func call(_ selector: Selector, of target: Any) -> @Sendable (Timer) -> Void {
    // Unsafe because the target need not be Sendable. The loop of the main thread calls the method there.
    nonisolated(unsafe) let object = target as AnyObject
    return { timer in
      MainActor.assumeIsolated(with: timer) { RuntimeTable.shared.send(selector, to: object, with: [$0]) }
    }
  }
}
