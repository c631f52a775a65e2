import EventPublishers

/// Keeps what it is told, and asks for as much as a test says.
nonisolated final class TestSubscriber<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  /// How much is asked for at the beginning.
  private let demand: Subscribers.Demand
  /// Called with each value; says how many more are asked for.
  var receiveValue: (Input) -> Subscribers.Demand = { _ in .none }

  init(demand: Subscribers.Demand = .unlimited) {
    self.demand = demand
  }

  var isFinished: Bool { if case .finished = completion { true } else { false } }
  var failure: Failure? { if case .failure(let failure) = completion { failure } else { nil } }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return receiveValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
    subscription = nil
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }
}
