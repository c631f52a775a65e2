import Foundation
import OpenCombine

/// Delivers the values of an observed property. While there is no demand, only the latest value is kept.
///
/// `lock` protects the state and is never held while other code runs. `delivery` is held during deliveries, so that
/// values are delivered in order; see ``LatestValuesSubscription``.
final class KeyValueSubscription<Value, Downstream: Subscriber>: Subscription where Downstream.Input == Value {
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var waiting: Value?
    /// The observation, which ends when this reference is released.
    var observation: AnyObject?
  }

  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var state: State

  init(downstream: Downstream) {
    state = State(downstream: downstream)
  }

  /// Stores the observation of the property, so that it lasts until the subscription ends.
  func keep(_ observation: AnyObject) {
    lock.withLock { state.observation = observation }
  }

  /// Delivers a value now, or as soon as there is demand.
  func receive(_ value: Value) {
    let last = lock.withLock {
      let last = state.waiting
      if state.downstream != nil { state.waiting = value }
      return last
    }
    // The previous value is released outside of the lock, because its release can run other code.
    withExtendedLifetime(last) { handOn() }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber asks for at least one value")
    lock.withLock { state.demand += demand }
    handOn()
  }

  func cancel() {
    let old = lock.withLock {
      let old = state
      state = State()
      return old
    }
    withExtendedLifetime(old) {}
  }

  private func handOn() {
    delivery.withLock {
      while let (downstream, value) = next() {
        let more = downstream.receive(value)
        lock.withLock { state.demand += more }
      }
    }
  }

  private func next() -> (Downstream, Value)? {
    lock.withLock {
      guard let downstream = state.downstream, state.demand > .none, let value = state.waiting else { return nil }
      state.demand -= 1
      state.waiting = nil
      return (downstream, value)
    }
  }
}
