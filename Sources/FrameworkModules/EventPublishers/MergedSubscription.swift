import Foundation
import OpenCombine

/// Subscribes to several publishers and delivers their values as they come.
///
/// With unlimited demand, values are delivered at once. With limited demand, one value of each publisher is requested
/// and kept until there is demand for it.
///
/// `lock` protects the state and is never held while other code runs. `delivery` is held during deliveries, so that
/// values are delivered in order; see ``LatestValuesSubscription``.
final class MergedSubscription<Downstream: Subscriber>: Subscription {
  private struct State {
    var upstreams: Upstreams
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    /// Values that the downstream has not requested yet, in the order in which they came: at most one per publisher.
    var waiting: [(index: Int, value: Downstream.Input)] = []
    /// How many deliveries to the downstream are running, nested in each other.
    var deliveries = 0
  }

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var state: State

  init(count: Int, downstream: Downstream) {
    state = State(upstreams: Upstreams(count: count), downstream: downstream)
  }

  /// Creates the subscriber to the publisher with an index.
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

  /// Completes the downstream if all publishers have finished and all values are delivered.
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
      // The subscription is released outside of the lock, because its release can run other code.
      _ = lock.withLock { state.upstreams.finish(at: index) }
      guard case .failure = completion else { return finishIfDone() }
      let (downstream, subscriptions) = end()
      for subscription in subscriptions { subscription.cancel() }
      downstream?.receive(completion: completion)
    }
  }

  /// Delivers waiting values as far as there is demand, and requests the next value of each publisher whose value was
  /// delivered. Does nothing during a delivery: waiting values are then delivered after it.
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

  /// Delivers a value. Returns whether the demand is unlimited.
  private func handOn(_ value: Downstream.Input, to downstream: Downstream) -> Bool {
    lock.withLock { state.deliveries += 1 }
    let more = downstream.receive(value)
    lock.withLock { state.deliveries -= 1 }
    return note(more)
  }

  /// Adds to the demand of the downstream. If the demand becomes unlimited by this, unlimited values are requested from
  /// all publishers. Returns whether the demand is unlimited.
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

  /// Clears the state and returns its objects. The caller releases them outside of the lock, because a release can run
  /// other code.
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
