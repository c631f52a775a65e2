import Foundation
import OpenCombine

/// Collects the values of a publisher and delivers them as arrays at intervals, on a scheduler.
///
/// If there is no demand at the end of an interval, the values wait for the end of the next one. `lock` protects the
/// state and is never held while other code runs. `delivery` is held during deliveries, so that values are delivered in
/// order; see ``LatestValuesSubscription``.
final class TimedCollection<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription
where Downstream.Input == [Input] {
  typealias Failure = Downstream.Failure

  private struct State {
    var values: [Input] = []
    var demand = Subscribers.Demand.none
    var upstream: (any Subscription)?
    var timer: (any Cancellable)?
    var downstream: Downstream?
    var isFinished = false
  }

  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int
  private let options: Context.SchedulerOptions?
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var state: State

  init(
    _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?, downstream: Downstream
  ) {
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, count) = (scheduler, interval, .max)
    case .byTimeOrCount(let scheduler, let interval, let count):
      precondition(count > 0, "an array has at least one value")
      (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
    }
    self.options = options
    state = State(downstream: downstream)
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.withLock {
      guard state.upstream == nil, !state.isFinished else { return nil }
      state.upstream = subscription
      return state.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    startTimer()
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isFull = lock.withLock {
      guard state.downstream != nil, !state.isFinished else { return false }
      state.values.append(input)
      return state.values.count == count
    }
    if isFull { scheduler.schedule(options: options) { self.handOn(onlyIfFull: true) } }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { state.isFinished = true }
    scheduler.schedule(options: options) { self.finish(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber asks for at least one value")
    lock.withLock { if state.downstream != nil { state.demand += demand } }
  }

  func cancel() {
    let old = end()
    old.timer?.cancel()
    old.upstream?.cancel()
  }

  private func startTimer() {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.handOn(onlyIfFull: false) }
    let isNeeded = lock.withLock {
      guard state.downstream != nil else { return false }
      state.timer = timer
      return true
    }
    if !isNeeded { timer.cancel() }
  }

  private func handOn(onlyIfFull: Bool) {
    delivery.withLock {
      let next: (Downstream, [Input])? = lock.withLock {
        guard let downstream = state.downstream, state.demand > .none else { return nil }
        guard !state.values.isEmpty, !onlyIfFull || state.values.count >= count else { return nil }
        state.demand -= 1
        let values = Array(state.values.prefix(count))
        state.values.removeFirst(values.count)
        return (downstream, values)
      }
      guard let (downstream, values) = next else { return }
      let more = downstream.receive(values)
      lock.withLock { if state.downstream != nil { state.demand += more } }
    }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.withLock {
      if case .finished = completion { handOnRest() }
      let old = end()
      old.timer?.cancel()
      old.downstream?.receive(completion: completion)
    }
  }

  /// Delivers the remaining values as far as there is demand.
  private func handOnRest() {
    while lock.withLock({ state.downstream != nil && state.demand > .none && !state.values.isEmpty }) {
      handOn(onlyIfFull: false)
    }
  }

  /// Clears the state and returns it. The caller releases it outside of the lock, because a release can run other code.
  private func end() -> State {
    lock.withLock {
      let old = state
      state = State(isFinished: true)
      return old
    }
  }
}
