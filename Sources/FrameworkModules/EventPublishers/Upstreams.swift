import OpenCombine

/// The subscriptions to several upstream publishers, by the publishers' indices.
struct Upstreams {
  private enum Status {
    case awaiting
    case active(any Subscription)
    case finished
  }

  private var statuses: [Status]
  private var finishedCount = 0
  private var hasEnded = false

  init(count: Int) {
    statuses = Array(repeating: .awaiting, count: count)
  }

  /// The subscriptions to publishers that have not finished, except the one to the publisher at `index`.
  func active(except index: Int? = nil) -> [any Subscription] {
    statuses.indices.compactMap { $0 == index ? nil : subscription(at: $0) }
  }

  /// The subscription to a publisher; `nil` if the publisher has finished or has not sent its subscription yet.
  func subscription(at index: Int) -> (any Subscription)? {
    guard case .active(let subscription) = statuses[index] else { return nil }
    return subscription
  }

  /// Stores the subscription to a publisher. Returns `false`, and stores nothing, if the publisher has sent one
  /// already, or if `end()` was called.
  mutating func add(_ subscription: any Subscription, at index: Int) -> Bool {
    guard !hasEnded, case .awaiting = statuses[index] else { return false }
    statuses[index] = .active(subscription)
    return true
  }

  /// Records that a publisher has finished, and returns its subscription, which is no longer stored.
  mutating func finish(at index: Int) -> (any Subscription)? {
    if case .finished = statuses[index] { return nil }
    defer { statuses[index] = .finished }
    finishedCount += 1
    return subscription(at: index)
  }

  /// Whether all publishers have finished.
  var areAllFinished: Bool { finishedCount == statuses.count }

  /// Removes all subscriptions, and returns those of publishers that have not finished; the caller has to cancel them.
  mutating func end() -> [any Subscription] {
    let subscriptions = active()
    hasEnded = true
    finishedCount = statuses.count
    statuses = statuses.map { _ in .finished }
    return subscriptions
  }
}
