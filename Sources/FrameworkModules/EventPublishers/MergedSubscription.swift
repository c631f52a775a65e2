import Foundation
import OpenCombine

/// Subscribes to several publishers and hands their values on as they come.
///
/// A downstream that asks for all values gets them at once. For one that asks for some, one value of each publisher is
/// fetched and waits until it is asked for. The locks are those of ``LatestValuesSubscription``.
final class MergedSubscription<Downstream: Subscriber>: Subscription {
  private struct State {
    var upstreams: Upstreams
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    /// Values that nobody has asked for yet, at most one of each publisher, in the order in which they came.
    var waiting: [(index: Int, value: Downstream.Input)] = []
    /// How many values the downstream handles, one from within the other.
    var deliveries = 0
  }

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var state: State

  init(count: Int, downstream: Downstream) {
    state = State(upstreams: Upstreams(count: count), downstream: downstream)
  }

  /// What subscribes to one of the publishers.
  func subscriber(_ index: Int) -> IndexedSubscriber<Downstream.Input, Downstream.Failure> {
    IndexedSubscriber(
      receiveSubscription: { self.receive($0, at: index) },
      receiveValue: { self.receive($0, at: index) },
      receiveCompletion: { self.receive($0, at: index) })
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber asks for at least one value")
    note(demand)
    delivery.withLock { handOnWaiting() }
  }

  func cancel() {
    for subscription in end().subscriptions { subscription.cancel() }
  }

  /// Ends when all publishers have finished and all values were handed on.
  private func finishIfDone() {
    guard lock.withLock({ state.upstreams.areAllFinished && state.waiting.isEmpty }) else { return }
    end().downstream?.receive(completion: .finished)
  }

  private func receive(_ subscription: any Subscription, at index: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard state.downstream != nil, state.upstreams.add(subscription, at: index) else { return nil }
      return state.demand == .unlimited ? .unlimited : .max(1)
    }
    guard let demand else { return subscription.cancel() }
    subscription.request(demand)
  }

  private func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
    delivery.withLock {
      let downstream: Downstream? = lock.withLock {
        guard let downstream = state.downstream else { return nil }
        guard state.demand > .none, state.waiting.isEmpty else {
          state.waiting.append((index, value))
          return nil
        }
        state.demand -= 1
        return downstream
      }
      guard let downstream else { return .none }
      let wantsAll = handOn(value, to: downstream)
      handOnWaiting()
      return wantsAll ? .none : .max(1)
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    delivery.withLock {
      // The subscription is released after the lock.
      _ = lock.withLock { state.upstreams.finish(at: index) }
      guard case .failure = completion else { return finishIfDone() }
      let (downstream, subscriptions) = end()
      for subscription in subscriptions { subscription.cancel() }
      downstream?.receive(completion: completion)
    }
  }

  /// Hands values on that have waited, as far as they are asked for, and fetches the next ones. If the downstream asks
  /// for them while it handles a value, they come after that.
  private func handOnWaiting() {
    guard lock.withLock({ state.deliveries == 0 }) else { return }
    while let (index, value, downstream) = nextWaiting() {
      guard !handOn(value, to: downstream) else { continue }
      lock.withLock { state.upstreams.subscription(at: index) }?.request(.max(1))
    }
    finishIfDone()
  }

  private func nextWaiting() -> (index: Int, value: Downstream.Input, downstream: Downstream)? {
    lock.withLock {
      guard let downstream = state.downstream, state.demand > .none, !state.waiting.isEmpty else { return nil }
      state.demand -= 1
      let (index, value) = state.waiting.removeFirst()
      return (index, value, downstream)
    }
  }

  /// Hands a value on. Whether the downstream has asked for all values.
  private func handOn(_ value: Downstream.Input, to downstream: Downstream) -> Bool {
    lock.withLock { state.deliveries += 1 }
    let more = downstream.receive(value)
    lock.withLock { state.deliveries -= 1 }
    return note(more)
  }

  /// Adds to the demand. When it becomes unlimited, so does that of all publishers. Whether it is unlimited.
  @discardableResult
  private func note(_ demand: Subscribers.Demand) -> Bool {
    let (subscriptions, isUnlimited) = lock.withLock { () -> ([any Subscription], Bool) in
      let wasUnlimited = state.demand == .unlimited
      state.demand += demand
      let isUnlimited = state.demand == .unlimited
      return (isUnlimited && !wasUnlimited ? state.upstreams.active() : [], isUnlimited)
    }
    for subscription in subscriptions { subscription.request(.unlimited) }
    return isUnlimited
  }

  /// Forgets everything. What is released runs its own code, so that nothing is released under the lock.
  private func end() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    let (old, subscriptions) = lock.withLock {
      let old = state
      state.downstream = nil
      state.waiting = []
      return (old, state.upstreams.end())
    }
    return (old.downstream, subscriptions)
  }
}
