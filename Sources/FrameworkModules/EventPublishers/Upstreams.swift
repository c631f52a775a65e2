import OpenCombine

/// The subscriptions to several publishers.
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

  /// The subscriptions to publishers that have not finished.
  func active(except index: Int? = nil) -> [any Subscription] {
    statuses.indices.compactMap { $0 == index ? nil : subscription(at: $0) }
  }

  /// The subscription to a publisher; `nil` if the publisher has finished or has sent none.
  func subscription(at index: Int) -> (any Subscription)? {
    guard case .active(let subscription) = statuses[index] else { return nil }
    return subscription
  }

  /// Keeps a subscription. Returns `false` if the publisher has one already, or if everything has ended.
  mutating func add(_ subscription: any Subscription, at index: Int) -> Bool {
    guard !hasEnded, case .awaiting = statuses[index] else { return false }
    statuses[index] = .active(subscription)
    return true
  }

  /// Records that a publisher has finished, and returns the subscription to it.
  mutating func finish(at index: Int) -> (any Subscription)? {
    if case .finished = statuses[index] { return nil }
    defer { statuses[index] = .finished }
    finishedCount += 1
    return subscription(at: index)
  }

  /// Whether no publisher is left that could have values.
  var areAllFinished: Bool { finishedCount == statuses.count }

  /// Drops all subscriptions, and returns those that have to be cancelled.
  mutating func end() -> [any Subscription] {
    let subscriptions = active()
    hasEnded = true
    finishedCount = statuses.count
    statuses = statuses.map { _ in .finished }
    return subscriptions
  }
}
