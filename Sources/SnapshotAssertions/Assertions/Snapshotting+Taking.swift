import Foundation

extension Snapshotting {
  /// Takes a snapshot, and waits for it if it comes later.
  ///
  /// - Parameter timeout: the longest time in seconds.
  /// - Returns: `nil` if it does not come in time.
  func taken(of value: Value, within timeout: TimeInterval) -> Format? {
    var taken: Format?
    snapshot(value).run { taken = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    if taken == nil { MainThread.passTime(timeout) { taken != nil || Date() > end } }
    return taken
  }
}
