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

  /// The subscription to a publisher, unless that has finished.
  func subscription(at index: Int) -> (any Subscription)? {
    guard case .active(let subscription) = statuses[index] else { return nil }
    return subscription
  }

  /// Keeps a subscription; `false` if there was one, or if all has ended.
  mutating func add(_ subscription: any Subscription, at index: Int) -> Bool {
    guard !hasEnded, case .awaiting = statuses[index] else { return false }
    statuses[index] = .active(subscription)
    return true
  }

  /// Notes that a publisher has finished; returns the subscription to it.
  mutating func finish(at index: Int) -> (any Subscription)? {
    if case .finished = statuses[index] { return nil }
    defer { statuses[index] = .finished }
    finishedCount += 1
    return subscription(at: index)
  }

  /// Whether no publisher is left that could have values.
  var areAllFinished: Bool { finishedCount == statuses.count }

  /// Forgets all subscriptions; returns those that are to be cancelled.
  mutating func end() -> [any Subscription] {
    let subscriptions = active()
    hasEnded = true
    finishedCount = statuses.count
    statuses = statuses.map { _ in .finished }
    return subscriptions
  }
}
