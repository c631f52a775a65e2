import Foundation
import OpenCombine

/// Subscribes to several publishers and delivers their latest values together.
///
/// If a value arrives on the same thread while the downstream handles another value, it is kept as the latest value but
/// not delivered, as in Combine. So a closure may set a property that it observes.
///
/// `lock` protects the state, and is never held while other code runs. `delivery` is recursive and held during
/// deliveries, so that values are delivered in the order in which they came.
final class LatestValuesSubscription<Values: LatestValues, Downstream: Subscriber>: Subscription
where Values.Output == Downstream.Input {
  private struct State {
    var values: Values
    var upstreams: Upstreams
    var downstream: Downstream?
    /// The number of values that the downstream has requested and not yet received.
    var demand = Subscribers.Demand.none
    /// The number of values that the downstream has requested since the beginning.
    var requested = Subscribers.Demand.none
    var isDelivering = false
  }

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let none: Values
  private var state: State

  init(_ values: Values, count: Int, downstream: Downstream) {
    none = values
    state = State(values: values, upstreams: Upstreams(count: count), downstream: downstream)
  }

  /// Creates the subscriber to the publisher with an index. It stores the publisher's latest value in `place`.
  func subscriber<Input>(
    _ index: Int, storingIn place: WritableKeyPath<Values, Input?>
  ) -> IndexedSubscriber<Input, Downstream.Failure> {
    IndexedSubscriber(
      receiveSubscription: { self.receive($0, at: index) },
      receiveValue: { self.receive($0, at: index, storingIn: place) },
      receiveCompletion: { self.receive($0, at: index) })
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber asks for at least one value")
    for subscription in noteRequest(demand, except: nil) { subscription.request(demand) }
  }

  func cancel() {
    for subscription in end().subscriptions { subscription.cancel() }
  }

  /// Adds to the demand of the downstream. Returns the subscriptions to which the request has to be passed on: all but
  /// the one of the publisher at `index`.
  private func noteRequest(_ demand: Subscribers.Demand, except index: Int?) -> [any Subscription] {
    lock.withLock {
      guard state.downstream != nil else { return [] }
      state.demand += demand
      state.requested += demand
      return state.upstreams.active(except: index)
    }
  }

  private func receive(_ subscription: any Subscription, at index: Int) {
    let requested: Subscribers.Demand? = lock.withLock {
      guard state.downstream != nil, state.upstreams.add(subscription, at: index) else { return nil }
      return state.requested
    }
    guard let requested else { return subscription.cancel() }
    if requested > .none { subscription.request(requested) }
  }

  private func receive<Input>(
    _ value: Input, at index: Int, storingIn place: WritableKeyPath<Values, Input?>
  ) -> Subscribers.Demand {
    delivery.withLock {
      // The previous value is released outside of the lock, because its release can run other code.
      let (_, downstream, all) = lock.withLock { () -> (Input?, Downstream?, Values.Output?) in
        guard let downstream = state.downstream else { return (nil, nil, nil) }
        let last = state.values[keyPath: place]
        state.values[keyPath: place] = value
        guard !state.isDelivering, state.demand > .none, let all = state.values.all else { return (last, nil, nil) }
        state.demand -= 1
        state.isDelivering = true
        return (last, downstream, all)
      }
      guard let downstream, let all else { return .none }
      let more = downstream.receive(all)
      lock.withLock { state.isDelivering = false }
      guard more > .none else { return .none }
      for subscription in noteRequest(more, except: index) { subscription.request(more) }
      return more
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    delivery.withLock {
      // The subscription is released outside of the lock, because its release can run other code.
      let (_, isLast) = lock.withLock { (state.upstreams.finish(at: index), state.upstreams.areAllFinished) }
      if case .finished = completion, !isLast { return }
      let (downstream, subscriptions) = end()
      for subscription in subscriptions { subscription.cancel() }
      downstream?.receive(completion: completion)
    }
  }

  /// Clears the state and returns its objects. The caller releases them outside of the lock, because a release can run
  /// other code.
  private func end() -> (downstream: Downstream?, subscriptions: [any Subscription]) {
    let (old, subscriptions) = lock.withLock {
      let old = state
      state.values = none
      state.downstream = nil
      return (old, state.upstreams.end())
    }
    return (old.downstream, subscriptions)
  }
}
