import Foundation

extension Snapshotting {
  /// The strategy after some seconds. Work that the app delays by less is done before, without waiting in real time.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        Async { callback in
          var turns = 0
          // After the work that is ready, a few turns more let its own work begin.
          MainThread.passTime(duration) {
            turns += 1
            return turns > turnsOfWait
          }
          strategy.snapshot(value).run(callback)
        }
      })
  }

  /// How often the run loop turns while a strategy waits. Delayed work is done once per turn.
  private static var turnsOfWait: Int { 100 }
}
